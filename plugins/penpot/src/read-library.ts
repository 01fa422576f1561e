import { type Present, STYLE_MODE, type Thing, type Value } from '@swatchwork/plugin-core';

import { readHex } from './color-text.ts';
import { readColor, readName } from './library-color.ts';
import { type ByMode, type Found, type Made, pick } from './made.ts';
import { setName, spaceOfKey, tokenName, variableName } from './names.ts';
import type { PenpotLibrary, PenpotToken } from './penpot-calls.ts';
import { KEY, MADE, RECORDS, type Records, readRecords, SPACE } from './records.ts';

/** Reads what a library holds of ours, and notes where each thing stands. */
export function createReader(local: PenpotLibrary, { ours, given }: Found): () => Present {
  const { tokens: catalog } = local;

  function read(): Present {
    ours.clear();
    const records = readRecords(local.getSharedPluginData(SPACE, RECORDS));
    const taken = findTokens(records);
    for (const node of local.colors) {
      // A copy carries the key of what was copied: it belongs to the person who made it.
      const key = node.getSharedPluginData(SPACE, KEY);
      if (key && !ours.has(key)) ours.set(key, { kind: 'style', node });
    }
    const keys = new Map<string, string>();
    for (const [key, made] of ours) {
      if (made.kind === 'variable') keys.set(tokenName(spaceOfKey(key), made.name), key);
    }
    const things = [...ours].map(([key, made]) => describe(key, made, keys));
    const list = local.getSharedPluginData(SPACE, MADE);
    return { things, taken, made: list ? list.split('\n') : [] };
  }

  /** Finds what stands in the records, and the names of others in our sets. */
  function findTokens({ collections, variables }: Records): Present['taken'] {
    const sets = byId(catalog.sets);
    const themes = byId(catalog.themes);
    const others = new Map<string, { collection: string; name: string }>();
    const tokens = new Map<string, PenpotToken>();
    for (const [key, record] of Object.entries(collections)) {
      const there = pick(record.sets, sets);
      if (there.size === 0) continue;
      const { name } = record;
      ours.set(key, { kind: 'collection', name, sets: there, themes: pick(record.themes, themes) });
      for (const token of [...there.values()].flatMap((set) => set.tokens)) {
        tokens.set(token.id, token);
        const called = variableName(spaceOfKey(key), token.name);
        others.set(token.id, { collection: key, name: called });
      }
    }
    for (const [key, { name, collection, tokens: ids }] of Object.entries(variables)) {
      const there = pick(ids, tokens);
      if (there.size > 0) ours.set(key, { kind: 'variable', name, collection, tokens: there });
      for (const { id } of there.values()) others.delete(id);
    }
    return [...others.values()];
  }

  function describe(key: string, made: Made, keys: ReadonlyMap<string, string>): Thing {
    switch (made.kind) {
      case 'collection': {
        const modes = [...made.sets.keys()];
        const isThemed = made.themes.size > 0;
        const expected = (mode: string) => setName(made.name, mode, isThemed);
        const name = noteGiven(key, made.sets, expected) ?? made.name;
        return { kind: 'collection', key, name, modes };
      }
      case 'variable': {
        const called = tokenName(spaceOfKey(key), made.name);
        return {
          kind: 'variable',
          key,
          name: noteGiven(key, made.tokens, () => called) ?? made.name,
          collection: made.collection,
          values: Object.fromEntries(
            [...made.tokens].map(([mode, { value }]) => [mode, readValue(value, keys)]),
          ),
        };
      }
      case 'style': {
        const name = readName(made.node);
        return { kind: 'style', key, name, values: { [STYLE_MODE]: readColor(made.node) } };
      }
    }
  }

  /** The first name that is not as expected. */
  function noteGiven(
    key: string,
    things: ByMode<{ readonly name: string }>,
    expected: (mode: string) => string,
  ): string | undefined {
    const other = [...things].find(([mode, { name }]) => name !== expected(mode))?.[1].name;
    if (other === undefined) return undefined;
    given.set(`${key} ${other}`, new Map([...things].map(([mode, { name }]) => [mode, name])));
    return other;
  }

  return read;
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));

function readValue(value: unknown, keys: ReadonlyMap<string, string>): Value {
  const text = String(value);
  const alias = keys.get(/^\{(.+)\}$/.exec(text)?.[1] ?? '');
  if (alias !== undefined) return { alias };
  return readHex(text) ?? { other: text };
}
