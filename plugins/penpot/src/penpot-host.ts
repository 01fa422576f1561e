import {
  type Change,
  type Collection,
  type Host,
  HostRefusal,
  type Present,
  STYLE_MODE,
  type Style,
  type Thing,
  type Value,
  type Variable,
} from '@swatchwork/plugin-core';

import { readHex } from './color-text.ts';
import { nameColor, readColor, readName, removeColor, writeColor } from './library-color.ts';
import {
  type ByMode,
  type Made,
  type MadeCollection,
  type MadeVariable,
  pick,
  recordsOf,
  removeAll,
  removeCollection,
  removeMode,
} from './made.ts';
import { hasThemes, setName, spaceOfKey, tokenName, variableName } from './names.ts';
import type { PenpotCalls, PenpotToken } from './penpot-calls.ts';
import { type Records, readRecords, SPACE } from './records.ts';

const KEY = 'key';
const MADE = 'made';
const RECORDS = 'records';

/**
 * An open file of Penpot: a collection is a set of tokens, or with several modes a set for each and
 * a theme that chooses it; a style is a color of the library.
 */
export function createPenpotHost({ library: { local }, history }: PenpotCalls): Host {
  const { tokens: catalog } = local;
  let ours = new Map<string, Made>();
  /** The names that a person gave, by key and the name as the core has it: undo restores them. */
  const given = new Map<string, ByMode<string>>();
  let undoBlock: ReturnType<typeof history.undoBlockBegin> | undefined;

  async function read(): Promise<Present> {
    ours = new Map();
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

  function toText(value: Value): string {
    if (typeof value === 'string') return value;
    if ('other' in value) return value.other;
    const target = ours.get(value.alias);
    if (target?.kind !== 'variable') throw new Error(`the token ${value.alias} is gone`);
    return `{${tokenName(spaceOfKey(value.alias), target.name)}}`;
  }

  function addToken(key: string, made: MadeVariable, mode: string, value: Value): void {
    const collection = ours.get(made.collection);
    const set = collection?.kind === 'collection' ? collection.sets.get(mode) : undefined;
    if (!set) throw new Error(`the set of ${made.name} is gone`);
    const name = tokenName(spaceOfKey(key), made.name);
    made.tokens.set(mode, set.addToken({ type: 'color', name, value: toText(value) }));
  }

  /** A theme chooses the set of its mode, and the sets without modes that those refer to. */
  function addMode(key: string, made: MadeCollection, mode: string, isThemed: boolean): void {
    const set = catalog.addSet({ name: setName(made.name, mode, isThemed) });
    made.sets.set(mode, set);
    if (!isThemed) return;
    const theme = catalog.addTheme({ group: made.name, name: mode });
    made.themes.set(mode, theme);
    for (const [other, one] of ours) {
      if (one.kind !== 'collection' || spaceOfKey(other) !== spaceOfKey(key)) continue;
      if (one.themes.size === 0) for (const { id } of one.sets.values()) theme.addSet(id);
    }
    theme.addSet(set.id);
  }

  function createCollection(thing: Collection): void {
    const made: MadeCollection = {
      kind: 'collection',
      name: thing.name,
      sets: new Map(),
      themes: new Map(),
    };
    orRemove(
      () => {
        for (const mode of thing.modes) addMode(thing.key, made, mode, hasThemes(thing));
        // Sets without an active theme change nothing that a person could see.
        const [first] = made.themes.values();
        if (first) first.active = true;
      },
      () => removeCollection(made),
    );
    ours.set(thing.key, made);
  }

  function createVariable({ key, name, collection, values }: Variable): void {
    const made: MadeVariable = { kind: 'variable', name, collection, tokens: new Map() };
    orRemove(
      () => {
        for (const [mode, value] of Object.entries(values)) addToken(key, made, mode, value);
      },
      () => removeAll(made.tokens),
    );
    ours.set(key, made);
  }

  function createStyle({ key, name, values }: Style): void {
    const node = local.createColor();
    orRemove(
      () => {
        nameColor(node, name);
        writeColor(node, values[STYLE_MODE]!);
        node.setSharedPluginData(SPACE, KEY, key);
      },
      () => removeColor(node),
    );
    ours.set(key, { kind: 'style', node });
  }

  function create(thing: Thing): void {
    switch (thing.kind) {
      case 'collection':
        createCollection(thing);
        break;
      case 'variable':
        createVariable(thing);
        break;
      case 'style':
        createStyle(thing);
    }
  }

  function remove(key: string, made: Made): void {
    switch (made.kind) {
      case 'collection':
        if ([...made.sets.values()].some(({ tokens }) => tokens.length > 0)) return;
        removeCollection(made);
        break;
      case 'variable':
        removeAll(made.tokens);
        break;
      case 'style':
        removeColor(made.node);
    }
    ours.delete(key);
  }

  function rename(key: string, made: Made, name: string): void {
    if (made.kind === 'style') {
      nameColor(made.node, name);
      return;
    }
    const names = given.get(`${key} ${name}`);
    if (made.kind === 'variable') {
      const called = tokenName(spaceOfKey(key), name);
      for (const [mode, token] of made.tokens) token.name = names?.get(mode) ?? called;
    } else {
      const isThemed = made.themes.size > 0;
      for (const [mode, set] of made.sets) {
        set.name = names?.get(mode) ?? setName(name, mode, isThemed);
      }
      if (!names) for (const theme of made.themes.values()) theme.group = name;
    }
    if (!names) made.name = name;
  }

  function write(key: string, made: Made, mode: string, value: Value | undefined): void {
    if (made.kind === 'style') {
      if (value !== undefined) writeColor(made.node, value);
    } else if (made.kind === 'variable') {
      const token = made.tokens.get(mode);
      if (value === undefined) {
        token?.remove();
        made.tokens.delete(mode);
      } else if (token) {
        token.value = toText(value);
      } else {
        addToken(key, made, mode, value);
      }
    }
  }

  function make(change: Change): void {
    if (change.type === 'create') {
      create(change.thing);
      return;
    }
    const key = change.type === 'remove' ? change.thing.key : change.key;
    const made = ours.get(key);
    if (!made) return;
    switch (change.type) {
      case 'remove':
        remove(key, made);
        break;
      case 'rename':
        rename(key, made, change.to);
        break;
      case 'add-mode':
        if (made.kind === 'collection') addMode(key, made, change.mode, true);
        break;
      case 'remove-mode':
        if (made.kind === 'collection') removeMode(made, change.mode);
        break;
      case 'set':
        write(key, made, change.mode, change.to);
    }
  }

  /** What a person deleted meanwhile has no value that could be put back. */
  async function perform(change: Change): Promise<void> {
    undoBlock ??= history.undoBlockBegin();
    withRight(() => make(change));
  }

  async function remember(made: readonly string[]): Promise<void> {
    withRight(() => {
      local.setSharedPluginData(SPACE, RECORDS, JSON.stringify(recordsOf(ours)));
      local.setSharedPluginData(SPACE, MADE, made.join('\n'));
    });
    // So that Penpot's own undo takes the whole step back, too.
    if (undoBlock) history.undoBlockFinish(undoBlock);
    undoBlock = undefined;
  }

  return { read, perform, remember };
}

const NO_RIGHT =
  'Penpot did not let the plugin change this file, so it is as it was. Install the plugin with its rights to read and write libraries, and open a file that you may edit.';

/** @throws {HostRefusal} If the plugin may not do it. */
function withRight(act: () => void): void {
  try {
    act();
  } catch (error) {
    throw /permission/i.test(String(error)) ? new HostRefusal('right', NO_RIGHT) : error;
  }
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));

function readValue(value: unknown, keys: ReadonlyMap<string, string>): Value {
  const text = String(value);
  const alias = keys.get(/^\{(.+)\}$/.exec(text)?.[1] ?? '');
  if (alias !== undefined) return { alias };
  return readHex(text) ?? { other: text };
}

/** Leaves nothing half-made behind. */
function orRemove(finish: () => void, undo: () => void): void {
  try {
    finish();
  } catch (error) {
    undo();
    throw error;
  }
}
