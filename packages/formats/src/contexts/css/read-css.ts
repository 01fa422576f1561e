import type { ParsedColor } from '@swatchwork/color';
import { evaluateColor, isColorSyntax } from '@swatchwork/color/css';

import { FormatError } from '../../palette/format-error.ts';
import {
  CONTEXT_LIMITS,
  type ContextFile,
  type ContextSheet,
  type Declaration,
} from '../context-sheet.ts';
import { notesOnUnread } from '../unread.ts';
import { notesOnWide, rememberWide, type WideTokens } from '../wide-note.ts';
import { type Candidate, collect } from './candidates.ts';
import { cascade, type Winners } from './cascade.ts';
import { type Component, isWord, readTokens } from './components.ts';
import type { Environment } from './environment.ts';
import { environmentsFor } from './environments.ts';
import type { Layer } from './layers.ts';
import { createNarrowing } from './narrow.ts';
import { parseRules } from './parse-rules.ts';
import { createSubstitution } from './substitute.ts';

/** One context: what wins there, and which scheme `light-dark()` follows. */
interface Context {
  readonly name: string;
  readonly winners: Winners;
  readonly scheme: 'light' | 'dark';
}

/**
 * The custom properties of style sheets that are colors on the root of a page, in every combination of
 * what a device asks for and of the classes and attributes that selectors name.
 *
 * @throws {FormatError} If a limit is exceeded.
 * @see https://www.w3.org/TR/css-variables-1/
 */
export const readCss = (files: readonly ContextFile[]): ContextSheet =>
  readEnvironments(files).sheet;

/** As {@link readCss}, and for every environment that was tried the context to which it belongs. */
export function readEnvironments(files: readonly ContextFile[]): {
  sheet: ContextSheet;
  contextOf: ReadonlyMap<Environment, string>;
} {
  const sheets = files.map(({ name, text }) => ({
    name,
    text,
    // A blank in place of a byte order mark keeps every offset.
    rules: parseRules(readTokens(text.replace(/^\uFEFF/, ' '), name)),
  }));
  const { candidates, layers, states, unread } = collect(sheets, isColorSyntax);
  const byName = Map.groupBy(candidates, ({ name }) => name);
  if (byName.size > CONTEXT_LIMITS.tokens) {
    const problem = `more than ${CONTEXT_LIMITS.tokens} custom properties`;
    throw new FormatError('too_large', files[0]!.name, 0, problem);
  }
  const followsScheme = files.some(({ text }) => /light-dark/i.test(text));
  const { contexts, contextOf } = distinctContexts(byName, layers, states, followsScheme);
  const notes = notesOnUnread(unread);
  const extra = contexts.splice(CONTEXT_LIMITS.contexts);
  if (extra.length > 0) {
    notes.push(
      `${extra.length} more combinations of modes are not read, such as ${extra[0]!.name}`,
    );
  }
  const { wide, ...colors } = readColors(contexts, byName.keys(), files[0]!.name);
  const sheet = { ...colors, unread, notes: [...notes, ...notesOnWide(wide)] };
  return { sheet, contextOf };
}

/** Those in which different declarations win. */
function distinctContexts(
  byName: ReadonlyMap<string, readonly Candidate[]>,
  layers: Layer,
  states: readonly (readonly string[])[],
  followsScheme: boolean,
) {
  const names = new Set<string>();
  const seen = new Map<string, string>();
  const contextOf = new Map<Environment, string>();
  const contexts: Context[] = [];
  for (const { label, cause, environment } of environmentsFor(states)) {
    const winners = cascade(byName, layers, environment);
    const scheme = usedScheme(winners.get('color-scheme')?.value ?? [], environment.scheme);
    const tokens = [...winners].filter(([name]) => name.startsWith('--'));
    const places = tokens.map(([name, { declaration }]) => `${name}@${placeOf(declaration)}`);
    const identity = [followsScheme ? scheme : '', ...places].join();
    const known = seen.get(identity);
    const name = known ?? (names.has(label) ? `${label} (${cause})` : label);
    contextOf.set(environment, name);
    if (known !== undefined) continue;
    seen.set(identity, name);
    names.add(name);
    contexts.push({ name, winners, scheme });
  }
  return { contexts, contextOf };
}

const placeOf = ({ file, offset }: Declaration) => `${file}:${offset}`;

/** @see https://www.w3.org/TR/css-color-adjust-1/#determine-the-used-color-scheme */
function usedScheme(value: readonly Component[], preferred: 'light' | 'dark'): 'light' | 'dark' {
  const known = (['light', 'dark'] as const).filter((word) =>
    value.some((one) => isWord(one, word)),
  );
  if (known.includes(preferred)) return preferred;
  return known[0] ?? 'light';
}

function readColors(
  contexts: readonly Context[],
  names: Iterable<string>,
  file: string,
): Pick<ContextSheet, 'contexts' | 'tokens'> & { wide: WideTokens } {
  let parts = 0;
  const spend = (count: number) => {
    parts += count;
    if (parts > CONTEXT_LIMITS.allParts) {
      throw new FormatError('too_large', file, 0, 'its references grow beyond all measure');
    }
  };
  const empty = (name: string) => ({
    name,
    colors: new Map<string, ParsedColor>(),
    declarations: new Map<string, Declaration>(),
    problems: new Map<string, string>(),
  });
  const tokens = new Map(
    [...names].filter((name) => name.startsWith('--')).map((name) => [name, empty(name)]),
  );
  const broken = new Set<string>();
  const wide: WideTokens = new Map();
  const declarationIn = createNarrowing();
  for (const { name: context, winners, scheme } of contexts) {
    const resolve = createSubstitution(winners, spend);
    for (const [name, { colors, declarations, problems }] of tokens) {
      const winner = winners.get(name);
      const substituted = resolve(name);
      if (winner) declarations.set(context, declarationIn(winner, scheme));
      if ('problem' in substituted) {
        problems.set(context, substituted.problem);
        if (winner) broken.add(name);
        continue;
      }
      const color = evaluateColor(substituted.value, scheme);
      if (typeof color === 'string') problems.set(context, color);
      else {
        const shown = cut(color);
        colors.set(context, shown);
        rememberWide(wide, name, color.color, shown.color);
      }
    }
  }
  return {
    wide,
    contexts: contexts.map(({ name }) => name),
    tokens: new Map(
      [...tokens].filter(([name, { colors }]) => colors.size > 0 || broken.has(name)),
    ),
  };
}

/** As browsers cut it: a translucent color may be brighter than white until it lies on its ground. */
function cut(parsed: ParsedColor): ParsedColor {
  const { color, alpha } = parsed;
  const channel = (value: number) => Math.min(1 / Math.max(alpha, 1e-6), Math.max(0, value));
  return { ...parsed, color: { r: channel(color.r), g: channel(color.g), b: channel(color.b) } };
}
