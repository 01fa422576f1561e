import type { PenpotColor, PenpotSet, PenpotTheme, PenpotToken } from './penpot-calls.ts';
import type { Ids, Records } from './records.ts';

export type ByMode<T> = Map<string, T>;

export type Made =
  | { kind: 'collection'; name: string; sets: ByMode<PenpotSet>; themes: ByMode<PenpotTheme> }
  | { kind: 'variable'; name: string; collection: string; tokens: ByMode<PenpotToken> }
  | { kind: 'style'; node: PenpotColor };

/** What was found of ours, by key. */
export interface Found {
  readonly ours: Map<string, Made>;
  /** The names that a person gave, by key and the name as the core has it: undo restores them. */
  readonly given: Map<string, ByMode<string>>;
}

export type MadeCollection = Extract<Made, { kind: 'collection' }>;
export type MadeVariable = Extract<Made, { kind: 'variable' }>;

/** What there is of the ids, by mode. */
export function pick<T>(ids: Ids, all: ReadonlyMap<string, T>): ByMode<T> {
  const found: ByMode<T> = new Map();
  for (const [mode, id] of Object.entries(ids)) {
    const one = all.get(id);
    if (one) found.set(mode, one);
  }
  return found;
}

const idsOf = (things: ByMode<{ readonly id: string }>): Ids =>
  Object.fromEntries([...things].map(([mode, { id }]) => [mode, id]));

/** What is kept of them in the file. */
export function recordsOf(ours: ReadonlyMap<string, Made>): Records {
  const entries = [...ours];
  return {
    collections: Object.fromEntries(
      entries.flatMap(([key, made]) =>
        made.kind === 'collection'
          ? [[key, { name: made.name, sets: idsOf(made.sets), themes: idsOf(made.themes) }]]
          : [],
      ),
    ),
    variables: Object.fromEntries(
      entries.flatMap(([key, made]) =>
        made.kind === 'variable'
          ? [[key, { name: made.name, collection: made.collection, tokens: idsOf(made.tokens) }]]
          : [],
      ),
    ),
  };
}

export function removeAll(things: ByMode<{ remove(): void }>): void {
  for (const one of things.values()) one.remove();
}

export function removeCollection({ sets, themes }: MadeCollection): void {
  removeAll(themes);
  removeAll(sets);
}

export function removeMode({ sets, themes }: MadeCollection, mode: string): void {
  for (const things of [themes, sets]) {
    things.get(mode)?.remove();
    things.delete(mode);
  }
}
