import { clip, type ParsedColor, parseColor } from '@swatchwork/color';
import type { Expression, ObjectExpression, Property, SpreadElement } from 'acorn';

import {
  CONTEXT_LIMITS,
  type ContextFile,
  type ContextSheet,
  type Declaration,
  type SheetToken,
} from '../contexts/context-sheet.ts';
import { notesOnUnread, UnreadParts } from '../contexts/unread.ts';
import { FormatError } from '../palette/format-error.ts';
import { readScript, type Script } from './script.ts';

const CONTEXT = 'default';

/** Members of objects that are looked at, each as often as names repeat it. */
const MOST_STEPS = 100_000;

/** Keys of a theme under which only colors stand, besides `colors`. */
const COLOR_KEYS = /Colors?$|^(?:fill|stroke)$/;

const ELSEWHERE = 'it is defined elsewhere';
const COMPUTED = 'it is computed or refers to something else';
const OTHER_KEY = 'only theme.colors and theme.extend.colors are read';

/**
 * The colors of a Tailwind 3 config, `theme.colors` and `theme.extend.colors` of the object that it
 * exports, by their paths, such as `primary.DEFAULT`. The script is parsed and never run: what is computed,
 * imported or refers to variables of CSS is unread.
 *
 * @throws {FormatError} If the file is no script, or exports no object with a theme.
 * @see https://v3.tailwindcss.com/docs/customizing-colors
 */
export function readTailwindConfig(file: ContextFile): ContextSheet {
  if (file.text.length > CONTEXT_LIMITS.length) {
    const problem = `more than ${CONTEXT_LIMITS.length} characters`;
    throw new FormatError('too_large', file.name, 0, problem);
  }
  const script = readScript(file);
  const config = findConfig(script);
  const theme = config && memberOf(config, 'theme', script);
  if (!theme) {
    const problem = 'it does not export an object literal with `theme: { … }`';
    throw new FormatError('unknown_format', file.name, 0, problem);
  }
  const { tokens, unread } = readColors(file, script, { config, theme });
  if (tokens.size === 0) {
    const problem = 'theme.colors and theme.extend.colors contain no literal colors';
    throw new FormatError('no_colors', file.name, 0, problem);
  }
  return { contexts: [CONTEXT], tokens, unread, notes: notesOnUnread(unread) };
}

/** What is exported, or what a function that wraps it takes, as `withPlugin({ … })` does. */
function findConfig({ exported, resolve }: Script): ObjectExpression | undefined {
  const value = exported && resolve(exported);
  if (value?.type !== 'CallExpression') return asObject(value);
  return value.arguments
    .flatMap((one) => (one.type === 'SpreadElement' ? [] : (asObject(resolve(one)) ?? [])))
    .find((one) => one.properties.some((member) => keyOf(member) === 'theme'));
}

function readColors(
  file: ContextFile,
  { resolve }: Script,
  { config, theme }: { config: ObjectExpression; theme: ObjectExpression },
) {
  const tokens = new Map<string, SheetToken>();
  const unread = new UnreadParts();
  let steps = 0;
  for (const member of config.properties) {
    const key = keyOf(member);
    if (key === undefined || key === 'presets') leave(member.start, key ?? '…', ELSEWHERE, 0);
  }
  readTheme(theme, 'theme');
  return { tokens, unread };

  function readTheme(part: ObjectExpression, path: string): void {
    for (const member of part.properties) {
      const key = keyOf(member);
      const value = member.type === 'Property' ? resolve(member.value) : member;
      if (key === 'colors') visit(bodyOf(value), []);
      else if (key === 'extend' && value.type === 'ObjectExpression' && path === 'theme') {
        readTheme(value, 'theme.extend');
      } else if (key === undefined || key === 'extend') {
        leave(member.start, `what ${path} takes over`, ELSEWHERE, 0);
      } else if (COLOR_KEYS.test(key)) leave(member.start, `${path}.${key}`, OTHER_KEY, 1);
    }
  }

  function visit(node: Expression | SpreadElement, path: readonly string[]): void {
    const name = path.join('.') || 'colors';
    const value = node.type === 'SpreadElement' ? resolve(node.argument) : resolve(node);
    if (++steps > MOST_STEPS || path.length > CONTEXT_LIMITS.depth) {
      throw new FormatError('too_large', file.name, node.start, 'too many colors in colors');
    }
    if (value.type === 'ObjectExpression') {
      for (const member of value.properties) {
        const key = keyOf(member);
        if (member.type === 'SpreadElement') visit(member, path);
        else if (key === undefined) leave(member.start, `a key of ${name}`, COMPUTED, 1);
        else visit(member.value, [...path, key]);
      }
      return;
    }
    if (node.type === 'SpreadElement') {
      leave(node.start, `what ${name} takes over`, ELSEWHERE, 0);
      return;
    }
    const text = textOf(value, file);
    const color = text && parseColor(text.text);
    if (!color) leave(node.start, name, COMPUTED, 1);
    else if (tokens.size >= CONTEXT_LIMITS.tokens) {
      throw new FormatError('too_large', file.name, node.start, 'too many colors');
    } else tokens.set(name, tokenOf(name, color, { file: file.name, ...text, references: [] }));
  }

  function leave(offset: number, what: string, reason: string, colors: number): void {
    unread.add(file, offset, { what, reason, colors });
  }
}

const tokenOf = (name: string, color: ParsedColor, declaration: Declaration): SheetToken => ({
  name,
  colors: new Map([[CONTEXT, { ...color, color: clip(color.color) }]]),
  declarations: new Map([[CONTEXT, declaration]]),
  problems: new Map(),
});

/** A string as it is written between its quotes, without escapes or parts that are computed. */
function textOf({ type, start, end }: Expression, file: ContextFile) {
  const text = file.text.slice(start + 1, end - 1);
  const isText = file.text[start] === '`' ? type === 'TemplateLiteral' : type === 'Literal';
  const isPlain = /^['"`]/.test(file.text.slice(start, end)) && !/[\\$]/.test(text);
  return isText && isPlain ? { text, offset: start + 1, length: text.length } : undefined;
}

/** What `({ colors }) => ({ … })` returns, as themes of Tailwind may have it. */
function bodyOf(value: Expression | SpreadElement): Expression | SpreadElement {
  const isFunction = value.type === 'ArrowFunctionExpression';
  return isFunction && value.body.type !== 'BlockStatement' ? value.body : value;
}

/** The name of a member; none where it is computed or spread. */
function keyOf(member: Property | SpreadElement): string | undefined {
  if (member.type === 'SpreadElement') return undefined;
  const { key, computed } = member;
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function memberOf(object: ObjectExpression, key: string, { resolve }: Script) {
  // Of several members of one name the last counts.
  const member = object.properties.findLast((one) => keyOf(one) === key);
  return member?.type === 'Property' ? asObject(resolve(member.value)) : undefined;
}

const asObject = (value: Expression | undefined): ObjectExpression | undefined =>
  value?.type === 'ObjectExpression' ? value : undefined;
