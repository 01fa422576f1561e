import type { ModeKind } from '@swatchwork/theme/mode';
import { findNodeAtLocation, type Node } from 'jsonc-parser';

import { isObject, type JsonObject } from '../text/parse-json.ts';

const USUAL = /(?<![a-z])(?:light|dark|day|night)(?![a-z])/i;

/**
 * The name of a file, a context or a mode for another mode: `Light` becomes `Dark`, and `tokens.json` becomes
 * `tokens.dark.json`.
 *
 * @param isWord Whether it is a name alone, without an ending.
 */
export function counterpartOf(name: string, kind: ModeKind, isWord = false): string {
  const at = name.lastIndexOf('/') + 1;
  const own = name.slice(at);
  const word = USUAL.exec(own)?.[0];
  if (word !== undefined) return name.slice(0, at) + own.replace(USUAL, inCase(kind, word));
  return isWord ? inCase(kind, name) : besideOf(name, kind);
}

/** Another file beside one: `theme.json` and `theme.dark.json`. Standard input is called `theme.json`. */
export function besideOf(name: string, word: string): string {
  const file = name === '-' ? 'theme.json' : name;
  const [, stem = file, ending = ''] = /^(.*?)((?:\.tokens)?\.json5?)$/i.exec(file) ?? [];
  return `${stem}.${word}${ending || '.json'}`;
}

function inCase(word: string, like: string): string {
  if (like === like.toUpperCase()) return word.toUpperCase();
  return /^[A-Z]/.test(like) ? word[0]!.toUpperCase() + word.slice(1) : word;
}

/** JSON that is indented as another text; tokens, references and lists stand in one line each. */
export function toJsonText(value: unknown, like: string): string {
  const text = `${writeJson(value, stepOf(like), '')}\n`;
  return like.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

const stepOf = (text: string): string => /\n([ \t]+)["'}\w]/.exec(text)?.[1] ?? '  ';

function writeJson(value: unknown, step: string, indent: string): string {
  if (Array.isArray(value)) {
    return `[${value.map((one) => writeJson(one, '', '')).join(', ')}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const isLine = step === '' || ['$value', '$ref', 'colorSpace'].some((key) => key in value);
  const inner = isLine ? '' : indent + step;
  const members = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${writeJson(one, isLine ? '' : step, inner)}`,
  );
  if (members.length === 0) return '{}';
  if (isLine) return `{ ${members.join(', ')} }`;
  return `{\n${members.map((member) => inner + member).join(',\n')}\n${indent}}`;
}

/** A path and the value there; -1 at its end stands for another item of a list. */
export type JsonEntry = readonly [path: readonly (string | number)[], value: unknown];

/** Adds members to JSON, with the objects around them that are missing, or items to lists. Every other character stays. */
export function addToJson(text: string, root: Node, entries: readonly JsonEntry[]): string {
  const byParent = new Map<Node, JsonObject>();
  for (const [path, value] of entries) {
    let depth = path.length - 1;
    while (!findNodeAtLocation(root, path.slice(0, depth))) depth -= 1;
    const parent = findNodeAtLocation(root, path.slice(0, depth))!;
    const members = byParent.get(parent) ?? {};
    byParent.set(parent, members);
    setIn(members, path.slice(depth).map(String), value);
  }
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const step = stepOf(text);
  const insertions = [...byParent].map(([parent, members]) => {
    const last = parent.children?.at(-1);
    const start = last?.offset ?? parent.offset;
    const before = text.slice(text.lastIndexOf('\n', start) + 1, start);
    const isLine = !last || !/^[ \t]*$/.test(before) || !text.includes('\n');
    const gap = isLine ? ' ' : eol + before;
    const written = Object.entries(members).map(([key, value]) => {
      const item = writeJson(value, isLine ? '' : step, isLine ? '' : before);
      const member = parent.type === 'array' ? item : `${JSON.stringify(key)}: ${item}`;
      return gap + member.replaceAll('\n', eol);
    });
    const offset = last ? last.offset + last.length : parent.offset + 1;
    return { offset, text: `${last ? ',' : ''}${written.join(',')}${last ? '' : ' '}` };
  });
  return insertions
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((all, one) => all.slice(0, one.offset) + one.text + all.slice(one.offset), text);
}

/** Sets a member of an object in objects, which are made where they are missing. */
export function setIn(object: JsonObject, path: readonly string[], value: unknown): void {
  const group = path.slice(0, -1).reduce<JsonObject>((node, key) => {
    const known = Object.hasOwn(node, key) ? node[key] : undefined;
    if (isObject(known)) return known;
    const made: JsonObject = Object.create(null);
    node[key] = made;
    return made;
  }, object);
  group[path.at(-1)!] = value;
}
