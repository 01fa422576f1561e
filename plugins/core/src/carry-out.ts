import { type Change, invertAll } from './change.ts';
import type { Plan } from './plan-changes.ts';
import type { Present } from './thing.ts';

/** A design tool with an open file. */
export interface Host {
  /** Reads what the file holds of ours. */
  read(): Promise<Present>;
  /**
   * Makes one change. What a person deleted meanwhile is left out; a collection that holds things
   * of others is not removed.
   */
  perform(change: Change): Promise<void>;
  /** Keeps the keys of everything that we ever made, in the file. */
  remember(made: readonly string[]): Promise<void>;
}

/** Changes that belong together, and the keys before and after them. */
export interface Step {
  readonly changes: readonly Change[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The step that a plan makes out of a file. */
export function stepOf({ changes }: Plan, { made }: Present): Step {
  const created = changes.flatMap((change) => (change.type === 'create' ? [change.thing.key] : []));
  return { changes, before: made, after: [...new Set([...made, ...created])] };
}

/** The step that takes another one back. */
export const undoOf = ({ changes, before, after }: Step): Step => ({
  changes: invertAll(changes),
  before: after,
  after: before,
});

/**
 * Makes a step as a whole, or not at all: after an error, what was made is taken back.
 *
 * @throws What the host throws.
 */
export async function carryOut(host: Host, { changes, before, after }: Step): Promise<void> {
  const done: Change[] = [];
  try {
    for (const change of changes) {
      await host.perform(change);
      done.push(change);
    }
    await host.remember(after);
  } catch (error) {
    for (const change of invertAll(done)) await host.perform(change);
    await host.remember(before);
    throw error;
  }
}
