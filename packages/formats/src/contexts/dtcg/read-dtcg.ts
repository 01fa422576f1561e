import { exactSrgb, type ParsedColor, parseHex } from '@swatchwork/color';

import { FormatError } from '../../palette/format-error.ts';
import { colorTokensIn, parseTokens } from '../../read/color-tokens.ts';
import { afterBlanks } from '../../text/json5.ts';
import { isObject, type JsonObject } from '../../text/parse-json.ts';
import {
  CONTEXT_LIMITS,
  type ContextFile,
  type ContextSheet,
  type Declaration,
} from '../context-sheet.ts';
import { withPlaces } from '../place-errors.ts';
import { NOTHING_UNREAD } from '../unread.ts';
import { notesOnWide, rememberWide, type WideTokens } from '../wide-note.ts';
import { contextsOf } from './contexts-of.ts';
import { locateTokens } from './locate.ts';
import { planModes } from './plan-modes.ts';
import { isResolver, type Plan, readResolver, type TokenSource } from './resolver.ts';

/**
 * The color tokens of DTCG files: in every context of the resolver document, if one is among them, in every
 * mode of files from Figma, else all together as the one context `default`. Contexts in which the same values
 * count are one.
 *
 * @throws {FormatError} If a file, an alias or a color breaks the rules, or there are too many contexts.
 * @see https://www.designtokens.org/TR/2025.10/resolver/
 */
export function readDtcg(files: readonly ContextFile[]): ContextSheet {
  const roots = new Map(files.map((file) => [file.name, parseTokens(file)]));
  const plan = planOf(files, roots);
  const places = new Map<string, Map<string, Declaration>>();
  const placesIn = (name: string) => {
    const found = places.get(name) ?? locateTokens(files.find((file) => file.name === name)!);
    places.set(name, found);
    return found;
  };
  const wide: WideTokens = new Map();
  const tokens = new Map<string, ReturnType<typeof emptyToken>>();
  const names: string[] = [];
  const seen = new Set<string>();
  const notes = new Set(plan.notes);
  const numbers = new Map<unknown, number>();
  const numberOf = (value: unknown) => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  };
  let read = 0;
  for (const { name: context, tree, sources } of contextsOf(plan.steps, files[0]!.name, (source) =>
    treeOf(source, roots),
  )) {
    const found = colorTokensIn(tree, `${fileNames(files)} (${context})`);
    for (const note of found.notes) notes.add(note);
    read += found.tokens.length;
    if (read > CONTEXT_LIMITS.allTokens) {
      const problem = `more than ${CONTEXT_LIMITS.allTokens} color tokens in all contexts`;
      throw new FormatError('too_large', files[0]!.name, 0, problem);
    }
    const colors = found.tokens.map(
      ({ token: { name, path }, color: { hex, css, alpha = 1 } }) => ({
        name: name.join('.'),
        color: { color: parseHex(hex)!, alpha, space: 'srgb' },
        exact: exactSrgb({ hex, ...(css && { css }) }),
        looks: `${hex} ${css} ${alpha}`,
        declaration: placeOf(path, sources, placesIn),
      }),
    );
    const identity = colors
      .flatMap(({ name, looks, declaration }) => [name, looks, declaration].map(numberOf))
      .join();
    if (seen.has(identity)) continue;
    seen.add(identity);
    names.push(context);
    for (const { name, color, exact, declaration } of colors) {
      const token = tokens.get(name) ?? emptyToken(name);
      tokens.set(name, token);
      token.colors.set(context, color);
      rememberWide(wide, name, exact, color.color);
      if (declaration) token.declarations.set(context, declaration);
    }
    if (tokens.size > CONTEXT_LIMITS.tokens) {
      throw new FormatError('too_large', files[0]!.name, 0, 'too many color tokens');
    }
  }
  for (const { name, colors, problems } of tokens.values()) {
    for (const context of names) {
      if (!colors.has(context)) problems.set(context, `${name} is not a color token there`);
    }
  }
  return {
    contexts: names,
    tokens,
    unread: NOTHING_UNREAD,
    notes: [...notes, ...notesOnWide(wide)],
  };
}

/** Where the value of a token is written, in the last of the sources that have it. */
function placeOf(
  path: readonly string[],
  sources: readonly TokenSource[],
  placesIn: (file: string) => ReadonlyMap<string, Declaration>,
): Declaration | undefined {
  const all = sources.flatMap((source) => (source.beside ? [source, source.beside] : [source]));
  for (const { file, path: from } of all.toReversed()) {
    const place = placesIn(file).get([...from, ...path].join('.'));
    if (place) return place;
  }
  return undefined;
}

function planOf(files: readonly ContextFile[], roots: ReadonlyMap<string, JsonObject>): Plan {
  const [resolver, another] = files.filter(({ name }) => isResolver(roots.get(name)!));
  if (another) throw new FormatError('broken', another.name, 0, 'only one resolver can be read');
  if (resolver) return readResolver(roots.get(resolver.name)!, resolver.name);
  return planModes(roots);
}

/** Whether a text is a file of tokens: no style sheet begins with a brace. */
export const isTokenFile = (text: string): boolean => text[afterBlanks(text, 0)] === '{';

/**
 * The files that a resolver document refers to, relative to the same folder as its own name.
 *
 * @returns Nothing for a file that is no resolver.
 * @throws {FormatError} If the resolver breaks the rules.
 */
export function filesOfResolver(file: ContextFile): string[] {
  const root = isTokenFile(file.text) ? withPlaces([file], () => parseTokens(file)) : {};
  if (!isResolver(root)) return [];
  const { steps } = withPlaces([file], () => readResolver(root, file.name));
  const sources = steps.flatMap(({ choices }) => [...choices.values()].flat());
  return [...new Set(sources.map((source) => source.file))].filter((name) => name !== file.name);
}

const fileNames = (files: readonly ContextFile[]): string =>
  files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200);

const emptyToken = (name: string) => ({
  name,
  colors: new Map<string, ParsedColor>(),
  declarations: new Map<string, Declaration>(),
  problems: new Map<string, string>(),
});

function treeOf(source: TokenSource, roots: ReadonlyMap<string, JsonObject>): JsonObject {
  const root = roots.get(source.file);
  if (!root) {
    throw new FormatError('broken', source.file, 0, 'a resolver refers to it, but it is missing');
  }
  const tree = partOf(root, source.path, source.file);
  if (!source.beside) return tree;
  const { $ref, ...own } = treeOf(source.beside, roots);
  return { ...tree, ...own };
}

function partOf(root: JsonObject, path: readonly string[], file: string): JsonObject {
  let node: unknown = root;
  for (const key of path) {
    if (Array.isArray(node)) node = node[Number(key)];
    else node = isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  }
  if (isObject(node)) return node;
  throw new FormatError('broken', file, 0, `has no tokens at ${path.join('.').slice(0, 200)}`);
}
