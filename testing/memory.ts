import { readFileSync, writeFileSync } from 'node:fs';

const PEAK = '5'; // of clear_refs

/**
 * Memory of a process with its threads, in MB: now, and at its peak so far. Only Linux reports it.
 */
export function readMemory(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) =>
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** Resets the peak. */
export function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, PEAK);
}
