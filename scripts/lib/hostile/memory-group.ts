import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The memory limit of a group of processes, swap included, and what happened to the group. */
type MemoryGroup = {
  /** Control group files of the machine. */
  version: 1 | 2;
  /** The group contains processes that `start` starts, and their children. */
  within<Result>(start: () => Promise<Result>): Promise<Result>;
  peakMegabytes(): number;
  /** How often the kernel killed a process because of the limit. */
  kills(): number;
  remove(): void;
};

const V1 = '/sys/fs/cgroup/memory';
const V2 = '/sys/fs/cgroup';

/**
 * A Linux control group with a memory limit; undefined if none can be created, for example without
 * root.
 *
 * @see https://docs.kernel.org/admin-guide/cgroup-v2.html
 */
export function createMemoryGroup(megabytes: number): MemoryGroup | undefined {
  const isV1 = existsSync(join(V1, 'memory.limit_in_bytes'));
  const root = isV1 ? V1 : V2;
  const folder = join(root, `swatchwork-${process.pid}`);
  const files = isV1
    ? {
        limit: 'memory.limit_in_bytes',
        peak: 'memory.max_usage_in_bytes',
        events: 'memory.oom_control',
      }
    : { limit: 'memory.max', peak: 'memory.peak', events: 'memory.events' };
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, files.limit), String(megabytes * 1024 * 1024));
    if (!isV1) writeFileSync(join(folder, 'memory.swap.max'), '0');
  } catch {
    if (existsSync(folder)) rmdirSync(folder);
    return undefined;
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const move = (target: string) => writeFileSync(join(target, 'cgroup.procs'), String(process.pid));
  const own = ownGroup(isV1, root);
  return {
    version: isV1 ? 1 : 2,
    async within(start) {
      move(folder); // a child process starts in the group of its parent
      try {
        return await start();
      } finally {
        move(own);
      }
    },
    peakMegabytes: () => Number(read(files.peak)) / 1024 / 1024,
    kills: () => Number(/oom_kill (\d+)/.exec(read(files.events))?.[1] ?? 0),
    remove: () => rmdirSync(folder),
  };
}

/** The group of this process, to return to it. */
function ownGroup(isV1: boolean, root: string): string {
  const lines = readFileSync('/proc/self/cgroup', 'utf8').split('\n');
  const line = lines.find((one) => (isV1 ? one.includes(':memory:') : one.startsWith('0::')));
  return join(root, line?.split(':').at(-1) ?? '');
}
