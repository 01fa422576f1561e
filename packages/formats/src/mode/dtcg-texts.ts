import type { ModeKind } from '@swatchwork/theme/mode';
import { findNodeAtLocation, type Node } from 'jsonc-parser';

import { isObject } from '../text/parse-json.ts';

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

/**
 * Adds a member to JSON, with the objects around it that are missing, or an item to a list, where the path
 * ends with -1. Every other character stays.
 */
export function addToJson(
  text: string,
  root: Node,
  path: readonly (string | number)[],
  value: unknown,
): string {
  let depth = path.length - 1;
  while (!findNodeAtLocation(root, path.slice(0, depth))) depth -= 1;
  const parent = findNodeAtLocation(root, path.slice(0, depth))!;
  const [key, ...missing] = path.slice(depth);
  const whole = missing.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  const last = parent.children?.at(-1);
  const start = last?.offset ?? parent.offset;
  const indent = /^[ \t]*$/.exec(text.slice(text.lastIndexOf('\n', start) + 1, start))?.[0];
  const isLine = !last || indent === undefined || !text.includes('\n');
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const written = writeJson(whole, isLine ? '' : stepOf(text), indent ?? '').replaceAll('\n', eol);
  const member = key === -1 ? written : `${JSON.stringify(String(key))}: ${written}`;
  const at = last ? last.offset + last.length : parent.offset + 1;
  const comma = last ? ',' : '';
  const gap = isLine ? ' ' : eol + indent;
  return `${text.slice(0, at)}${comma}${gap}${member}${last ? '' : ' '}${text.slice(at)}`;
}
