#include "Threads.h"

#include <pthread.h>
#include <stdbool.h>

// Pieces that one worker takes on average: enough that one which is held up for a while leaves its share to the
// others, few enough that taking them costs nothing.
enum { PIECES_A_WORKER = 16 };

typedef struct {
  void (*part)(void *context, size_t from, size_t to);
  void *context;
  size_t count, piece;
  // Where the next piece begins.
  size_t next;
} shared_work;

static void *run_pieces(void *argument) {
  shared_work *work = argument;
  for (;;) {
    size_t from = __atomic_fetch_add(&work->next, work->piece, __ATOMIC_RELAXED);
    if (from >= work->count) return 0;
    size_t left = work->count - from;
    work->part(work->context, from, from + (left < work->piece ? left : work->piece));
  }
}

void spring_share_work(size_t count, uint32_t workers, void (*part)(void *context, size_t from, size_t to),
                void *context) {
  if (workers > MOST_WORKERS) workers = MOST_WORKERS;
  if (workers > count) workers = (uint32_t)count;
  if (workers <= 1) {
    part(context, 0, count);
    return;
  }
  size_t pieces = (size_t)workers * PIECES_A_WORKER;
  shared_work work = {part, context, count, (count + pieces - 1) / pieces, 0};
  pthread_t threads[MOST_WORKERS];
  bool started[MOST_WORKERS];
  for (uint32_t worker = 1; worker < workers; worker++)
    started[worker] = pthread_create(&threads[worker], 0, run_pieces, &work) == 0;
  run_pieces(&work);
  for (uint32_t worker = 1; worker < workers; worker++)
    if (started[worker]) pthread_join(threads[worker], 0);
}
