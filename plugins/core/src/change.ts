import { describeLook, type Look, type PaintPlace } from './selection/look.ts';
import type { Thing, Value } from './thing.ts';

type Kind = Thing['kind'];

/** One step in a file. Things are named by their key, so that nothing else can be meant. */
export type Change =
  /** `again`: a person deleted it in the file since it was made. */
  | { readonly type: 'create'; readonly thing: Thing; readonly again: boolean }
  | { readonly type: 'remove'; readonly thing: Thing }
  | {
      readonly type: 'rename';
      readonly kind: Kind;
      readonly key: string;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly type: 'add-mode' | 'remove-mode';
      readonly key: string;
      readonly name: string;
      readonly mode: string;
    }
  /** No value stands for that of a mode that is new. */
  | {
      readonly type: 'set';
      readonly kind: Kind;
      readonly key: string;
      readonly name: string;
      readonly mode: string;
      readonly from: Value | undefined;
      readonly to: Value | undefined;
    }
  /** Of a layer that has `from`; one that a person repainted meanwhile is left as it is. */
  | (PaintPlace & {
      readonly type: 'paint';
      /** The layer's. */
      readonly name: string;
      readonly from: Look;
      readonly to: Look;
    });

/** What takes a change back. */
function invert(change: Change): Change {
  switch (change.type) {
    case 'create':
      return { type: 'remove', thing: change.thing };
    case 'remove':
      return { type: 'create', thing: change.thing, again: false };
    case 'add-mode':
      return { ...change, type: 'remove-mode' };
    case 'remove-mode':
      return { ...change, type: 'add-mode' };
    case 'rename':
    case 'set':
    case 'paint':
      return { ...change, from: change.to, to: change.from } as Change;
  }
}

/** What takes a list of changes back, beginning with the last one. */
export const invertAll = (changes: readonly Change[]): Change[] => changes.map(invert).reverse();

/** What a design tool calls the things. */
export type Words = Readonly<Record<Kind, string>>;

export const WORDS: Words = { collection: 'collection', variable: 'variable', style: 'style' };

/** A change in words, such as `Change brand-solid in dark from #0A66C2 to #3B82F6`. */
export function describeChange(change: Change, words = WORDS): string {
  switch (change.type) {
    case 'create':
      return `Create ${describeThing(change.thing, words)}${change.again ? ' again: it was deleted in this file' : ''}`;
    case 'remove':
      return `Remove ${describeThing(change.thing, words)}`;
    case 'rename':
      return `Rename ${words[change.kind]} “${change.from}” to “${change.to}”`;
    case 'add-mode':
      return `Add mode “${change.mode}” to “${change.name}”`;
    case 'remove-mode':
      return `Remove mode “${change.mode}” from “${change.name}”`;
    case 'set': {
      const place = change.mode === '' ? '' : ` in ${change.mode}`;
      const [from, to] = [describeValue(change.from), describeValue(change.to)];
      return `Change ${change.name}${place} from ${from} to ${to}`;
    }
    case 'paint': {
      const [from, to] = [describeLook(change.from), describeLook(change.to)];
      return `Change the ${change.place} of “${change.name}” from ${from} to ${to}`;
    }
  }
}

function describeThing(thing: Thing, words: Words): string {
  const word = words[thing.kind];
  if (thing.kind === 'collection') return `${word} “${thing.name}” (${thing.modes.join(', ')})`;
  return `${word} ${thing.name}`;
}

function describeValue(value: Value | undefined): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value;
  return 'alias' in value ? `a reference to ${lastPart(value.alias)}` : 'a value of its own';
}

/** A key without its space. */
const lastPart = (key: string): string => key.slice(key.indexOf(':') + 1);
