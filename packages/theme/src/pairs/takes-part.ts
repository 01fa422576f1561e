import type { Pair } from '../model/pair.ts';

/** Whether a pair depends on the color of a role. */
export const takesPart = (role: string, { foreground, background, over }: Pair): boolean =>
  foreground === role || background === role || over?.some((ground) => ground === role) === true;
