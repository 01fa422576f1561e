import { clip, type ParsedColor, parseColor } from '@swatchwork/color';

import {
  CONTEXT_LIMITS,
  type ContextFile,
  type ContextSheet,
  type Declaration,
  type SheetToken,
} from '../contexts/context-sheet.ts';
import { notesOnUnread, UnreadParts } from '../contexts/unread.ts';
import { FormatError } from '../palette/format-error.ts';
import { readScript, type ScriptObject, type ScriptValue } from './script-objects.ts';

const CONTEXT = 'default';

const ELSEWHERE = 'it stands elsewhere';
const COMPUTED = 'it is computed or refers to something else';

/** Whether a file is a script, by its name or by how it exports. */
export const isTailwindConfig = ({ name, text }: ContextFile): boolean =>
  /\.[cm]?[jt]s$/i.test(name) ||
  (!/\.(?:css|json)$/i.test(name) && /\bmodule\.exports\s*=|\bexport\s+default\b/.test(text));

/**
 * The colors of a Tailwind 3 config, `theme.colors` and `theme.extend.colors`, by their paths, such
 * as `primary.DEFAULT`. The script is read as text and never run: what is computed, imported or
 * refers to variables is named in the notes.
 *
 * @throws {FormatError} If the file is no script with a theme.
 * @see https://v3.tailwindcss.com/docs/customizing-colors
 */
export function readTailwindConfig(file: ContextFile): ContextSheet {
  if (file.text.length > CONTEXT_LIMITS.length) {
    const problem = `more than ${CONTEXT_LIMITS.length} characters`;
    throw new FormatError('too_large', file.name, 0, problem);
  }
  const theme = readScript(file, 'theme');
  if (!theme) {
    const problem = 'it has no object `theme: { … }` in plain sight';
    throw new FormatError('unknown_format', file.name, 0, problem);
  }
  const tokens = new Map<string, SheetToken>();
  const unread = new UnreadParts();
  const leave = (value: ScriptValue, what: string, reason: string) =>
    unread.add(file, value.offset, { what, reason, colors: 0 });
  for (const part of [theme, memberOf(theme, 'extend')]) {
    const colors = part?.members.get('colors');
    if (colors) visit(colors, []);
  }
  if (tokens.size === 0) {
    const problem = 'no color is written out in theme.colors or theme.extend.colors';
    throw new FormatError('no_colors', file.name, 0, problem);
  }
  return { contexts: [CONTEXT], tokens, unread, notes: notesOnUnread(unread) };

  function visit(value: ScriptValue, path: readonly string[]): void {
    const name = path.join('.');
    if (value.kind === 'object') {
      if (value.spreads > 0) leave(value, `what ${name || 'colors'} takes over`, ELSEWHERE);
      for (const [key, member] of value.members) visit(member, [...path, key]);
      return;
    }
    const color = value.kind === 'text' ? parseColor(value.text) : undefined;
    if (!color) {
      leave(value, name || 'colors', COMPUTED);
      return;
    }
    if (tokens.size >= CONTEXT_LIMITS.tokens) {
      throw new FormatError('too_large', file.name, value.offset, 'too many colors');
    }
    tokens.set(name, tokenOf(name, color, value));
  }

  function tokenOf(name: string, color: ParsedColor, value: ScriptValue): SheetToken {
    const { offset, length } = value;
    const text = file.text.slice(offset, offset + length);
    const declaration: Declaration = { file: file.name, offset, length, text, references: [] };
    return {
      name,
      colors: new Map([[CONTEXT, { ...color, color: clip(color.color) }]]),
      declarations: new Map([[CONTEXT, declaration]]),
      problems: new Map(),
    };
  }
}

function memberOf(object: ScriptObject, key: string): ScriptObject | undefined {
  const member = object.members.get(key);
  return member?.kind === 'object' ? member : undefined;
}
