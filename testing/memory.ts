import { readFileSync, writeFileSync } from 'node:fs';

const PEAK = '5'; // of clear_refs

/** What a process has in memory, threads included, in MB: now, and at most so far. Linux alone tells. */
export function readMemory(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) =>
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** From now on the peak is a new one. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, PEAK);
}
