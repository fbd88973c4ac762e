#include "Threads.h"

#include <pthread.h>
#include <stdbool.h>

typedef struct {
  void (*part)(void *context, size_t from, size_t to);
  void *context;
  size_t from, to;
} share;

static void *run_share(void *argument) {
  share *own = argument;
  own->part(own->context, own->from, own->to);
  return 0;
}

void spring_share_work(size_t count, uint32_t workers, void (*part)(void *context, size_t from, size_t to),
                void *context) {
  if (workers > MOST_WORKERS) workers = MOST_WORKERS;
  if (workers > count) workers = (uint32_t)count;
  if (workers <= 1) {
    part(context, 0, count);
    return;
  }
  share shares[MOST_WORKERS];
  pthread_t threads[MOST_WORKERS];
  bool started[MOST_WORKERS];
  for (uint32_t worker = 0; worker < workers; worker++) {
    shares[worker] = (share){part, context, count * worker / workers, count * (worker + 1) / workers};
    started[worker] = worker > 0 && pthread_create(&threads[worker], 0, run_share, &shares[worker]) == 0;
  }
  for (uint32_t worker = 0; worker < workers; worker++)
    if (!started[worker]) run_share(&shares[worker]);
  for (uint32_t worker = 0; worker < workers; worker++)
    if (started[worker]) pthread_join(threads[worker], 0);
}
