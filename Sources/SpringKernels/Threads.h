// Work shared among threads in contiguous parts.
#ifndef THREADS_H
#define THREADS_H

#include <stddef.h>
#include <stdint.h>

enum { MOST_WORKERS = 256 };

// Calls `part` with [from, to) ranges that cover 0 ..< count once, on as many threads as asked for, the caller's among
// them. A thread that cannot be had is no error: the others do its part.
void spring_share_work(size_t count, uint32_t workers, void (*part)(void *context, size_t from, size_t to),
                void *context);

#endif
