import { carryOut, type Host, type Step, stepOf, undoOf } from './carry-out.ts';
import { describeChange, WORDS, type Words } from './change.ts';
import { type Plan, planChanges, type Remark, type Wanted } from './plan-changes.ts';

/** What the interface asks the part of a plugin that reaches the file. */
export type Request =
  | { readonly type: 'plan'; readonly wanted: Wanted }
  | { readonly type: 'apply' }
  | { readonly type: 'undo' };

/** What it gets to know. */
export type Answer =
  | {
      readonly type: 'planned';
      /** The changes in words, in their order. */
      readonly changes: readonly string[];
      /** What stays as it is, and what the host has to say, in sentences. */
      readonly remarks: readonly string[];
      /** Another list was shown before: the file has changed since. */
      readonly isOther: boolean;
    }
  | { readonly type: 'applied'; readonly count: number }
  | { readonly type: 'undone'; readonly count: number }
  /** The file is as it was. */
  | {
      readonly type: 'failed';
      readonly message: string;
      readonly reason: 'modes' | 'right' | 'other';
    };

/** A host that can do less than others, for a reason that a person can act on. */
export class HostRefusal extends Error {
  readonly reason: 'modes' | 'right';

  constructor(reason: 'modes' | 'right', message: string) {
    super(message);
    this.reason = reason;
  }
}

/** What the host tells a person beside the changes. */
interface SessionOptions {
  /** Sentences about the file that stand with every list. */
  readonly notes?: readonly string[];
  /** What the design tool calls the things. */
  readonly words?: Words;
}

/**
 * A conversation about one file: it shows a list before anything happens, makes exactly that list,
 * and takes back what it made last. One request at a time is answered, in their order.
 */
export function createSession(host: Host, { notes = [], words = WORDS }: SessionOptions = {}) {
  let wanted: Wanted | undefined;
  let shown: Plan | undefined;
  let last: Step | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const plan = async () => {
    if (!wanted) throw new Error('There is nothing to apply yet.');
    const present = await host.read();
    return { present, planned: planChanges(wanted, present) };
  };

  const show = (planned: Plan, isOther: boolean): Answer => {
    shown = planned;
    return {
      type: 'planned',
      changes: planned.changes.map((change) => describeChange(change, words)),
      remarks: [...planned.remarks.map((remark) => describeRemark(remark, words)), ...notes],
      isOther,
    };
  };

  const handle = async (request: Request): Promise<Answer> => {
    switch (request.type) {
      case 'plan':
        wanted = request.wanted;
        return show((await plan()).planned, false);
      case 'apply': {
        const { present, planned } = await plan();
        if (JSON.stringify(planned) !== JSON.stringify(shown)) return show(planned, true);
        const step = stepOf(planned, present);
        await carryOut(host, step);
        last = step;
        return { type: 'applied', count: step.changes.length };
      }
      case 'undo': {
        if (!last) throw new Error('There is nothing to undo.');
        await host.read();
        await carryOut(host, undoOf(last));
        const count = last.changes.length;
        last = undefined;
        return { type: 'undone', count };
      }
    }
  };

  const answer = (request: Request): Promise<Answer> => {
    const answered = queue.then(() => handle(request)).catch(describeFailure);
    queue = answered;
    return answered;
  };
  return { answer };
}

function describeFailure(error: unknown): Answer {
  if (error instanceof HostRefusal) {
    return { type: 'failed', reason: error.reason, message: error.message };
  }
  const said = error instanceof Error ? error.message : String(error);
  return {
    type: 'failed',
    reason: 'other',
    message: `This did not work, and the file is as it was: ${said}`,
  };
}

function describeRemark({ type, kind, name }: Remark, words: Words): string {
  return type === 'taken'
    ? `The ${words[kind]} ${name} is left out: another ${words.variable} has its name.`
    : `The ${words[kind]} ${name} is no longer part of this. It stays, since designs may use it.`;
}
