import {
  type Change,
  type Host,
  type Present,
  type SelectionAccess,
  STYLE_MODE,
  type Thing,
  type Value,
  type Values,
} from '@swatchwork/plugin-core';

import type {
  FigmaCalls,
  FigmaCollection,
  FigmaNode,
  FigmaStyle,
  FigmaVariable,
} from './figma-calls.ts';
import { addMode, orRemove } from './make.ts';
import { nodeTree } from './node-tree.ts';
import { paintNode } from './paint-node.ts';
import { readReferences } from './references.ts';
import { createValues } from './values.ts';

/** Where our keys stand beside what we made. */
const SPACE = 'swatchwork';
const KEY = 'key';
const MADE = 'made';

/** Figma takes 100 kB for an entry. Of what was made long ago, less is remembered. */
const MADE_LENGTH = 90_000;

type Made =
  | { kind: 'collection'; node: FigmaCollection }
  | { kind: 'variable'; node: FigmaVariable; collection: FigmaCollection }
  | { kind: 'style'; node: FigmaStyle };

/** The sentence for a document in Display P3. */
export const P3_NOTE =
  'This document is in Display P3. The colors are converted, so that they look as they do on the site.';

/** An open Figma file: variables in collections, and color styles. */
export function createFigmaHost(figma: FigmaCalls): Host & SelectionAccess<FigmaNode> {
  const isP3 = figma.root.documentColorProfile === 'DISPLAY_P3';
  const values = createValues(isP3);
  let ours = new Map<string, Made>();

  const keyOf = (node: FigmaCollection | FigmaVariable | FigmaStyle) =>
    node.getSharedPluginData(SPACE, KEY);
  const keep = (key: string, made: Made) => {
    made.node.setSharedPluginData(SPACE, KEY, key);
    ours.set(key, made);
  };

  /** A copy carries the key of what was copied: it belongs to the person who made it. */
  const isOurs = (key: string) => key !== '' && !ours.has(key);

  async function read(): Promise<Present> {
    ours = new Map();
    const collections = await figma.variables.getLocalVariableCollectionsAsync();
    const byId = new Map<string, FigmaCollection>();
    for (const node of collections) {
      const key = keyOf(node);
      if (!isOurs(key)) continue;
      ours.set(key, { kind: 'collection', node });
      byId.set(node.id, node);
    }
    const taken: { collection: string; name: string }[] = [];
    for (const node of await figma.variables.getLocalVariablesAsync()) {
      const collection = byId.get(node.variableCollectionId);
      if (!collection) continue;
      const key = keyOf(node);
      if (isOurs(key)) ours.set(key, { kind: 'variable', node, collection });
      else taken.push({ collection: keyOf(collection), name: node.name });
    }
    for (const node of await figma.getLocalPaintStylesAsync()) {
      const key = keyOf(node);
      if (isOurs(key)) ours.set(key, { kind: 'style', node });
    }
    const keysById = new Map([...ours].map(([key, { node }]) => [node.id, key]));
    const things = [...ours].map(([key, made]) => describe(key, made, keysById));
    const list = figma.root.getSharedPluginData(SPACE, MADE);
    return { things, taken, made: list === '' ? [] : list.split('\n') };
  }

  function describe(key: string, made: Made, keysById: ReadonlyMap<string, string>): Thing {
    const { name } = made.node;
    switch (made.kind) {
      case 'collection':
        return { kind: 'collection', key, name, modes: made.node.modes.map((mode) => mode.name) };
      case 'variable': {
        const inModes = made.collection.modes.flatMap(({ modeId, name: mode }) => {
          const value = made.node.valuesByMode[modeId];
          return value === undefined ? [] : [[mode, values.read(value, keysById)] as const];
        });
        const collection = keyOf(made.collection);
        return { kind: 'variable', key, name, collection, values: Object.fromEntries(inModes) };
      }
      case 'style':
        return {
          kind: 'style',
          key,
          name,
          values: { [STYLE_MODE]: values.readPaints(made.node.paints) },
        };
    }
  }

  function idOf(key: string): string {
    const made = ours.get(key);
    if (!made) throw new Error(`the variable ${key} is gone`);
    return made.node.id;
  }

  function writeValue(made: Made, mode: string, value: Value): void {
    if (made.kind === 'style') {
      made.node.paints = values.writePaints(value);
    } else if (made.kind === 'variable') {
      const place = made.collection.modes.find(({ name }) => name === mode);
      if (place) made.node.setValueForMode(place.modeId, values.write(value, idOf));
    }
  }

  function create(thing: Thing): void {
    switch (thing.kind) {
      case 'collection': {
        const node = figma.variables.createVariableCollection(thing.name);
        orRemove(node, () => {
          const [first = '', ...others] = thing.modes;
          node.renameMode(node.modes[0]!.modeId, first);
          for (const mode of others) addMode(node, mode);
          keep(thing.key, { kind: 'collection', node });
        });
        break;
      }
      case 'variable': {
        const made = ours.get(thing.collection);
        if (made?.kind !== 'collection') throw new Error(`the collection of ${thing.name} is gone`);
        const node = figma.variables.createVariable(thing.name, made.node, 'COLOR');
        orRemove(node, () => fill(thing, { kind: 'variable', node, collection: made.node }));
        break;
      }
      case 'style': {
        const node = figma.createPaintStyle();
        orRemove(node, () => {
          node.name = thing.name;
          fill(thing, { kind: 'style', node });
        });
      }
    }
  }

  function fill({ key, values: inModes }: { key: string; values: Values }, made: Made): void {
    for (const [mode, value] of Object.entries(inModes)) writeValue(made, mode, value);
    keep(key, made);
  }

  function remove(key: string, made: Made): void {
    const isUsed = made.kind === 'collection' && made.node.variableIds.length > 0;
    if (isUsed) return;
    made.node.remove();
    ours.delete(key);
  }

  /** What a person deleted meanwhile has no value that could be put back. */
  async function perform(change: Change): Promise<void> {
    if (change.type === 'create') {
      create(change.thing);
      return;
    }
    if (change.type === 'paint') {
      await paintNode(figma, change, isP3);
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
        made.node.name = change.to;
        break;
      case 'add-mode':
        if (made.kind === 'collection') addMode(made.node, change.mode);
        break;
      case 'remove-mode':
        if (made.kind === 'collection') {
          const mode = made.node.modes.find(({ name }) => name === change.mode);
          if (mode) made.node.removeMode(mode.modeId);
        }
        break;
      case 'set':
        if (change.to !== undefined) writeValue(made, change.mode, change.to);
    }
  }

  async function remember(made: readonly string[]): Promise<void> {
    let list = made.join('\n');
    for (let kept = made; list.length > MADE_LENGTH; list = kept.join('\n')) {
      kept = kept.slice(Math.ceil(kept.length / 2));
    }
    figma.root.setSharedPluginData(SPACE, MADE, list);
    figma.commitUndo(); // so that Figma's own undo takes the whole step back, too
  }

  async function readPicture(hash: string): Promise<Uint8Array> {
    const image = figma.getImageByHash(hash);
    if (!image) throw new Error('the picture is gone');
    return image.getBytesAsync();
  }

  return {
    read,
    perform,
    remember,
    tree: nodeTree(figma, isP3),
    readReferences: (followed) => readReferences(figma, isP3, followed),
    readPicture,
  };
}
