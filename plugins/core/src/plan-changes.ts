import type { Change } from './change.ts';
import {
  type Collection,
  isSameValue,
  type Present,
  type Thing,
  type Value,
  type Values,
  type Variable,
} from './thing.ts';

/** Something of the file that a plan leaves as it is. */
export type Remark =
  | {
      /**
       * `leftover`: we made it, and it is no longer wanted. It stays, since designs may use it.
       * `taken`: somebody else's variable has the name, so ours cannot be made or renamed.
       */
      readonly type: 'leftover' | 'taken';
      readonly kind: Thing['kind'];
      readonly name: string;
    }
  /** Paints of the color that are a token's or a style's already. */
  | { readonly type: 'following'; readonly count: number }
  /** There are more layers than are looked at. */
  | { readonly type: 'cut'; readonly limit: number };

/** What is going to happen in a file. Empty changes: everything is as wanted. */
export interface Plan {
  readonly changes: readonly Change[];
  readonly remarks: readonly Remark[];
}

/** Everything that is wanted under one name. */
export interface Wanted {
  /** Begins the key of each thing, followed by a colon, so that two themes live in one file. */
  readonly space: string;
  readonly things: readonly Thing[];
}

/**
 * The changes after which a file holds what is wanted, in an order in which they can be made. Only
 * things that carry a wanted key change; modes that a person added to our collections stay.
 *
 * @throws {RangeError} If a wanted variable refers to none that is wanted, or to itself.
 */
export function planChanges({ space, things: wanted }: Wanted, present: Present): Plan {
  const there = new Map(present.things.map((thing) => [thing.key, thing]));
  const wantedKeys = new Set(wanted.map(({ key }) => key));
  const leftover = present.things.filter(
    ({ key }) => key.startsWith(`${space}:`) && !wantedKeys.has(key),
  );
  const blocked = findBlocked(wanted, present);
  const settle = settler(wanted, (key) => blocked.has(key) && !there.has(key));

  const possible = wanted.filter(({ key }) => !blocked.has(key));
  const fresh = possible.filter(({ key }) => !there.has(key)).map(settle);
  const depth = depths(fresh);
  const creates = fresh
    .map((thing): Change => {
      return { type: 'create', thing, again: present.made.includes(thing.key) };
    })
    .sort((a, b) => depth(a) - depth(b));
  const isCollection = (change: Change) =>
    change.type === 'create' && change.thing.kind === 'collection';
  const pairs = wanted.flatMap((thing) => {
    const old = there.get(thing.key);
    return old && old.kind === thing.kind ? [{ old, thing: settle(thing) }] : [];
  });
  const renamed = pairs.filter(
    ({ old, thing }) => old.name !== thing.name && !blocked.has(thing.key),
  );
  return {
    changes: [
      ...creates.filter(isCollection),
      ...pairs.flatMap(({ old, thing }) => missingModes(old, thing)),
      ...planRenames(renamed, present.things),
      ...creates.filter((change) => !isCollection(change)),
      ...pairs.flatMap(({ old, thing }) => changedValues(old, thing)),
    ],
    remarks: [
      ...wanted
        .filter(({ key }) => blocked.has(key))
        .map(({ kind, name }) => ({ type: 'taken', kind, name }) as const),
      ...leftover.map(({ kind, name }) => ({ type: 'leftover', kind, name }) as const),
    ],
  };
}

/**
 * The keys of wanted variables whose name stays with another variable of their collection. Each
 * that keeps its old name may be in the way of the next one.
 */
function findBlocked(wanted: readonly Thing[], { things, taken }: Present): Set<string> {
  const there = new Map(things.map((thing) => [thing.key, thing]));
  const variables = wanted.filter((thing) => thing.kind === 'variable');
  const wantedKeys = new Set(variables.map(({ key }) => key));
  const place = (collection: string, name: string) => JSON.stringify([collection, name]);
  const held = new Set(taken.map(({ collection, name }) => place(collection, name)));
  for (const thing of things) {
    if (thing.kind === 'variable' && !wantedKeys.has(thing.key)) {
      held.add(place(thing.collection, thing.name));
    }
  }
  const blocked = new Set<string>();
  const blockOne = ({ key, collection, name }: Variable): boolean => {
    const old = there.get(key);
    if (blocked.has(key) || old?.name === name || !held.has(place(collection, name))) return false;
    blocked.add(key);
    if (old) held.add(place(collection, old.name));
    return true;
  };
  while (variables.map(blockOne).includes(true));
  return blocked;
}

/** Puts colors in the place of references to variables that there cannot be. */
function settler(wanted: readonly Thing[], isMissing: (key: string) => boolean) {
  const byKey = new Map(wanted.map((thing) => [thing.key, thing]));
  const settleValue = (value: Value, mode: string, path: readonly string[]): Value => {
    if (typeof value === 'string' || 'other' in value) return value;
    const target = byKey.get(value.alias);
    if (target?.kind !== 'variable' || path.includes(value.alias)) {
      throw new RangeError(`${path[path.length - 1]} refers to ${value.alias}, which cannot be`);
    }
    const next = target.values[mode] ?? Object.values(target.values)[0]!;
    const settled = settleValue(next, mode, [...path, value.alias]);
    return isMissing(value.alias) ? settled : value;
  };
  return (thing: Thing): Thing => {
    if (thing.kind === 'collection') return thing;
    const settled = Object.entries(thing.values).map(([mode, value]) => [
      mode,
      settleValue(value, mode, [thing.key]),
    ]);
    return { ...thing, values: Object.fromEntries(settled) as Values };
  };
}

/** How many references lead from a thing to others of the list, so that these are made first. */
function depths(things: readonly Thing[]): (change: Change) => number {
  const byKey = new Map(things.map((thing) => [thing.key, thing]));
  const depthOf = (key: string): number => {
    const thing = byKey.get(key);
    if (!thing || thing.kind === 'collection') return 0;
    const aliases = Object.values(thing.values).flatMap((value) =>
      typeof value === 'object' && 'alias' in value ? [value.alias] : [],
    );
    return 1 + Math.max(0, ...aliases.map(depthOf));
  };
  return (change) => (change.type === 'create' ? depthOf(change.thing.key) : 0);
}

function missingModes(old: Thing, wanted: Thing): Change[] {
  if (old.kind !== 'collection' || wanted.kind !== 'collection') return [];
  const { key, modes } = wanted satisfies Collection;
  return modes
    .filter((mode) => !old.modes.includes(mode))
    .map((mode) => ({ type: 'add-mode', key, name: old.name, mode }));
}

/** Renames to free names first; names that change places go by way of names that nobody has. */
function planRenames(
  pairs: readonly { old: Thing; thing: Thing }[],
  things: readonly Thing[],
): Change[] {
  const names = new Set(things.map(({ name }) => name));
  const rename = ({ kind, key }: Thing, from: string, to: string): Change => {
    return { type: 'rename', kind, key, from, to };
  };
  const between = ({ name, key }: Thing) => `${name} (${key})`;
  const isHeld = ({ thing }: { thing: Thing }) => names.has(thing.name);
  const free = pairs.filter((pair) => !isHeld(pair));
  const held = pairs.filter(isHeld);
  return [
    ...free.map(({ old, thing }) => rename(thing, old.name, thing.name)),
    ...held.map(({ old, thing }) => rename(thing, old.name, between(thing))),
    ...held.map(({ thing }) => rename(thing, between(thing), thing.name)),
  ];
}

function changedValues(old: Thing, wanted: Thing): Change[] {
  if (old.kind === 'collection' || wanted.kind === 'collection') return [];
  const { kind, key, name, values } = wanted;
  return Object.entries(values).flatMap(([mode, to]): Change[] => {
    const from = old.values[mode];
    return isSameValue(from, to) ? [] : [{ type: 'set', kind, key, name, mode, from, to }];
  });
}
