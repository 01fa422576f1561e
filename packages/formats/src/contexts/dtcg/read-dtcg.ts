import { exactSrgb, type ParsedColor, parseHex } from '@swatchwork/color';

import { FormatError } from '../../palette/format-error.ts';
import { colorTokensIn, mergeTokens, parseTokens } from '../../read/color-tokens.ts';
import { isObject, type JsonObject } from '../../text/parse-json.ts';
import {
  CONTEXT_LIMITS,
  type ContextFile,
  type ContextSheet,
  type Declaration,
} from '../context-sheet.ts';
import { notesOnWide, rememberWide, type WideTokens } from '../wide-note.ts';
import { locateTokens } from './locate.ts';
import { isResolver, type ResolvedContext, resolveContexts, type TokenSource } from './resolver.ts';

/**
 * The color tokens of DTCG files: in every context of the resolver document, if one is among them,
 * else all together as the one context `default`.
 *
 * @throws {FormatError} If a file, an alias or a color breaks the rules.
 * @see https://www.designtokens.org/TR/2025.10/resolver/
 */
export function readDtcg(files: readonly ContextFile[]): ContextSheet {
  const roots = new Map(files.map((file) => [file.name, parseTokens(file)]));
  const [resolver, another] = files.filter(({ name }) => isResolver(roots.get(name)!));
  if (another) throw new FormatError('broken', another.name, 0, 'only one resolver can be read');
  const { contexts, left } = resolver
    ? resolveContexts(roots.get(resolver.name)!, resolver.name)
    : { contexts: [everything(files)], left: 0 };
  const places = new Map<string, Map<string, Declaration>>();
  const placesIn = (name: string) => {
    const found = places.get(name) ?? locateTokens(files.find((file) => file.name === name)!);
    places.set(name, found);
    return found;
  };

  const wide: WideTokens = new Map();
  const tokens = new Map<string, ReturnType<typeof emptyToken>>();
  for (const { name: context, sources } of contexts) {
    const root = sources.map((source) => treeOf(source, roots)).reduce(mergeTokens, {});
    for (const [path, { hex, css, alpha = 1 }] of colorTokensIn(
      root,
      `${fileNames(files)} (${context})`,
    )) {
      const token = tokens.get(path) ?? emptyToken(path);
      tokens.set(path, token);
      if (tokens.size > CONTEXT_LIMITS.tokens) {
        throw new FormatError('too_large', files[0]!.name, 0, 'too many color tokens');
      }
      const color = parseHex(hex)!;
      token.colors.set(context, { color, alpha, space: 'srgb' });
      rememberWide(wide, path, exactSrgb({ hex, ...(css && { css }) }), color);
      const declaration = sources
        .toReversed()
        .map((source) => placesIn(source.file).get([...source.path, path].join('.')))
        .find((place) => place !== undefined);
      if (declaration) token.declarations.set(context, declaration);
    }
  }
  const names = contexts.map(({ name }) => name);
  for (const { name, colors, problems } of tokens.values()) {
    for (const context of names) {
      if (!colors.has(context)) problems.set(context, `${name} is no color token there`);
    }
  }
  const notes = left > 0 ? [`${left} more contexts of ${resolver?.name} are not read`] : [];
  return { contexts: names, tokens, notes: [...notes, ...notesOnWide(wide)] };
}

/**
 * The files that a resolver document refers to, relative to the same folder as its own name.
 *
 * @returns Nothing for a file that is no resolver.
 * @throws {FormatError} If the resolver breaks the rules.
 */
export function filesOfResolver(file: ContextFile): string[] {
  const root = parseTokens(file);
  if (!isResolver(root)) return [];
  const { contexts } = resolveContexts(root, file.name);
  const names = contexts.flatMap(({ sources }) => sources.map((source) => source.file));
  return [...new Set(names)].filter((name) => name !== file.name);
}

const fileNames = (files: readonly ContextFile[]): string =>
  files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200);

const everything = (files: readonly ContextFile[]): ResolvedContext => ({
  name: 'default',
  sources: files.map(({ name }) => ({ file: name, path: [] })),
});

const emptyToken = (name: string) => ({
  name,
  colors: new Map<string, ParsedColor>(),
  declarations: new Map<string, Declaration>(),
  problems: new Map<string, string>(),
});

function treeOf({ file, path }: TokenSource, roots: ReadonlyMap<string, JsonObject>): JsonObject {
  let node: unknown = roots.get(file);
  if (!node) throw new FormatError('broken', file, 0, 'a resolver refers to it, but it is missing');
  for (const key of path) {
    if (Array.isArray(node)) node = node[Number(key)];
    else node = isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  }
  if (isObject(node)) return node;
  throw new FormatError('broken', file, 0, `has no tokens at ${path.join('.').slice(0, 200)}`);
}
