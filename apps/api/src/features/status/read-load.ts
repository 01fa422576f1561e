import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';

const WATCHED_MS = 250;
const RESOLUTION_MS = 5;

/**
 * Memory, and the load of the event loop over a quarter of a second, which begins with the call.
 */
export async function readLoad() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const before = performance.eventLoopUtilization();
  delay.enable();
  await setTimeout(WATCHED_MS);
  delay.disable();
  const { heap_size_limit, used_heap_size } = getHeapStatistics();
  return {
    memoryBytes: process.memoryUsage.rss(),
    heapBytes: used_heap_size,
    heapLimitBytes: heap_size_limit,
    eventLoopDelayMs: round(Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS)),
    eventLoopBusy: round(performance.eventLoopUtilization(before).utilization),
  };
}

/** Rounds to hundredths. */
export const round = (value: number) => Math.round(value * 100) / 100;
