import type { Change, Value } from '@swatchwork/plugin-core';

import { createMaker } from './create-in-library.ts';
import { nameColor, removeColor, writeColor } from './library-color.ts';
import { type Found, type Made, removeAll, removeCollection, removeMode } from './made.ts';
import { setName, spaceOfKey, tokenName } from './names.ts';
import type { PenpotLibrary } from './penpot-calls.ts';

/** A change of what a library holds. */
type LibraryChange = Exclude<Change, { readonly type: 'paint' }>;

/** Makes one change in a library. What a person deleted meanwhile is left out. */
export function createChanger(local: PenpotLibrary, found: Found): (change: LibraryChange) => void {
  const { ours, given } = found;
  const { create, addMode, addToken, toText } = createMaker(local, found);

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

  function make(change: LibraryChange): void {
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

  return make;
}
