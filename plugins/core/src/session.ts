import type { Hex } from '@swatchwork/color';

import { carryOut, type Host, NotTakenBack, type Step, stepOf, undoOf } from './carry-out.ts';
import { describeChange, WORDS, type Words } from './change.ts';
import { type Plan, planChanges, type Remark, type Wanted } from './plan-changes.ts';
import { createSelection, type Seen, type SelectionAccess } from './selection/selection.ts';
import type { Where } from './selection/visible-layers.ts';
import type { Present } from './thing.ts';

/** What the interface asks for a list of changes. */
type PlanRequest =
  | { readonly type: 'plan'; readonly wanted: Wanted }
  /** The nearest passing color for the selected texts. */
  | { readonly type: 'plan-contrast' }
  /** A color of the file, by its id, in the place of a color of layers. */
  | {
      readonly type: 'plan-replacement';
      readonly from: Hex;
      readonly to: string;
      readonly where: Where;
    };

/** What the interface asks the part of a plugin that reaches the file. */
export type Request =
  | PlanRequest
  | { readonly type: 'apply' }
  | { readonly type: 'undo' }
  | { readonly type: 'see' }
  /** The file of a picture. */
  | { readonly type: 'picture'; readonly picture: string };

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
  | { readonly type: 'seen'; readonly seen: Seen }
  | { readonly type: 'picture'; readonly bytes: Uint8Array }
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
export function createSession<Node>(
  host: Host & SelectionAccess<Node>,
  { notes = [], words = WORDS }: SessionOptions = {},
) {
  const selection = createSelection(host);
  let asked: PlanRequest | undefined;
  let shown: Plan | undefined;
  let last: Step | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const planFor = async (request: PlanRequest, present: Present): Promise<Plan> => {
    switch (request.type) {
      case 'plan':
        return planChanges(request.wanted, present);
      case 'plan-contrast':
        return selection.planContrast();
      case 'plan-replacement':
        return selection.planFollowing(request.from, request.to, request.where);
    }
  };

  const plan = async () => {
    if (!asked) throw new Error('There is nothing to apply yet.');
    const present = await host.read();
    return { present, planned: await planFor(asked, present) };
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
      case 'plan-contrast':
      case 'plan-replacement':
        asked = request;
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
      case 'see':
        return { type: 'seen', seen: await selection.see() };
      case 'picture':
        return { type: 'picture', bytes: await selection.readPicture(request.picture) };
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
  if (error instanceof NotTakenBack) {
    const changes = error.count === 1 ? 'one change is' : `${error.count} changes are`;
    return {
      type: 'failed',
      reason: 'other',
      message: `This failed, and part of it could not be undone: ${changes} still in the file. Use Undo in the design tool. The reason: ${said}`,
    };
  }
  return {
    type: 'failed',
    reason: 'other',
    message: `This failed, and the file was not changed: ${said}`,
  };
}

/** A remark as a sentence. */
function describeRemark(remark: Remark, words: Words): string {
  switch (remark.type) {
    case 'taken':
      return `The ${words[remark.kind]} ${remark.name} is left out: another ${words.variable} has its name.`;
    case 'leftover':
      return `The ${words[remark.kind]} ${remark.name} is no longer part of this. It stays, since designs may use it.`;
    case 'following': {
      const [paints, follow, stay] =
        remark.count === 1 ? ['paint', 'follows', 'stays'] : ['paints', 'follow', 'stay'];
      return `${remark.count} ${paints} of this color ${follow} a ${words.variable} or a ${words.style} already, and ${stay}.`;
    }
    case 'cut':
      return `Only the first ${remark.limit.toLocaleString('en')} layers are read. Select fewer layers to read the others.`;
  }
}
