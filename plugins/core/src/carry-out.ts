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

/** A step that failed, of which some changes could not be taken back. */
export class NotTakenBack extends Error {
  override name = 'NotTakenBack';
  readonly count: number;

  constructor(cause: unknown, count: number) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.count = count;
  }
}

/**
 * Makes a step as a whole, or not at all: after an error, what was made is taken back. What cannot be
 * taken back stays known as ours, so that a later step finds it.
 *
 * @throws What the host throws; {@link NotTakenBack} if a part of the step is still in the file.
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
    const left: Change[] = [];
    for (const change of invertAll(done)) {
      await host.perform(change).catch(() => left.push(change));
    }
    const kept = left.flatMap((change) => (change.type === 'remove' ? [change.thing.key] : []));
    // Where even this fails, the file keeps the keys that it has.
    await host.remember([...new Set([...before, ...kept])]).catch(() => undefined);
    throw left.length > 0 ? new NotTakenBack(error, left.length) : error;
  }
}
