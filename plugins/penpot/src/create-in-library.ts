import {
  type Collection,
  STYLE_MODE,
  type Style,
  type Thing,
  type Value,
  type Variable,
} from '@swatchwork/plugin-core';

import { nameColor, removeColor, writeColor } from './library-color.ts';
import {
  type Found,
  type MadeCollection,
  type MadeVariable,
  removeAll,
  removeCollection,
} from './made.ts';
import { hasThemes, setName, spaceOfKey, tokenName } from './names.ts';
import type { PenpotLibrary } from './penpot-calls.ts';
import { KEY, SPACE } from './records.ts';

/** What a library gets that is new: whole things, and the parts of them that a mode has. */
export function createMaker(local: PenpotLibrary, { ours }: Found) {
  const { tokens: catalog } = local;

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

  return { create, addMode, addToken, toText };
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
