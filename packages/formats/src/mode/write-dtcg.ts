import { groupBy } from '@swatchwork/color';
import { findNodeAtOffset, getNodePath, type Node, type ParseError, parseTree } from 'jsonc-parser';

import type { ContextFile, Declaration } from '../contexts/context-sheet.ts';
import { isResolver } from '../contexts/dtcg/resolver.ts';
import { FormatError } from '../palette/format-error.ts';
import { parseTokens } from '../read/color-tokens.ts';
import { toPlainJson } from '../text/json5.ts';
import { isObject, type JsonObject } from '../text/parse-json.ts';
import {
  addToJson,
  besideOf,
  counterpartOf,
  type JsonEntry,
  setIn,
  toJsonText,
} from './dtcg-texts.ts';
import { isSamePlace } from './plan-tokens.ts';
import { notationOf, valueText } from './value-text.ts';
import type { ModeTask, NewValue } from './write-css.ts';

type JSONPathKey = string | number;

/**
 * Puts the values of a mode into files of design tokens: into the file of the mode, or into a new context of
 * the resolver, a new file of a mode of Figma, or a new resolver where there is none.
 *
 * @throws {FormatError} If they cannot stand there.
 */
export function writeDtcgMode(task: ModeTask, values: readonly NewValue[]): ContextFile[] {
  const { files, sheet, plan, kind } = task;
  const texts = new Map(
    values.map(([name, to]) => [name, valueText(notationOf(name, plan.base, sheet), to)]),
  );
  const declarationOf = (name: string) => sheet.tokens.get(name)!.declarations.get(plan.base)!;
  const roots = new Map(files.map((file) => [file.name, parseTokens(file)]));
  if (plan.target !== undefined) return complete(plan.target);
  const resolver = files.find(({ name }) => isResolver(roots.get(name)!));
  if (resolver) return extendResolver(resolver, roots.get(resolver.name)!);
  const names = [...texts.keys()];
  const ofMode = names.filter((name) => FIGMA.test(textOf(declarationOf(name).file)));
  return ofMode.length > 0 ? addFigmaMode(names) : addResolver(names);

  function textOf(name: string): string {
    return files.find((file) => file.name === name)!.text;
  }

  function complete(target: string): ContextFile[] {
    const own = [...sheet.tokens].flatMap(([name, { declarations }]) => {
      const declaration = declarations.get(target);
      const isOwn = declaration && !isSamePlace(declarations.get(plan.base), declaration);
      return isOwn ? [{ name, declaration }] : [];
    });
    const byFile = [...groupBy(own, ({ declaration }) => declaration.file).values()];
    const [most] = byFile.toSorted((one, other) => other.length - one.length);
    const { name, declaration } = most![0]!;
    const prefix = pathAt(declaration).slice(0, -name.split('.').length);
    const entries = [...texts].map(
      ([token, text]): JsonEntry => [[...prefix, ...token.split('.')], leafOf(text)],
    );
    return edit(declaration.file, entries);
  }

  /** The path of the token that is declared at a place. */
  function pathAt({ file, offset }: Declaration): JSONPathKey[] {
    const root = treeOf({ name: file, text: textOf(file) });
    const path = getNodePath(findNodeAtOffset(root, offset)!);
    return path.slice(
      0,
      path.findLastIndex((key) => key === '$value' || key === 'value'),
    );
  }

  function edit(file: string, entries: readonly JsonEntry[]): ContextFile[] {
    return files.map((one) =>
      one.name === file ? { ...one, text: addToJson(one.text, treeOf(one), entries) } : one,
    );
  }

  function extendResolver(resolver: ContextFile, root: JsonObject): ContextFile[] {
    const found = findModifier(root, plan.base);
    const copied = new Map<string, ContextFile>();
    const sources = (found?.sources ?? []).map((source): unknown => {
      const reference = isObject(source) ? source.$ref : undefined;
      if (typeof reference !== 'string' || reference.includes('#')) return source;
      const file = files.find(
        ({ name }) =>
          name === reference || name.endsWith(`/${reference.replace(/^(?:\.\.?\/)+/, '')}`),
      );
      const own = [...texts.keys()].filter((name) => declarationOf(name).file === file?.name);
      if (!file || own.length === 0) return source;
      const copy = { name: freeName(counterpartOf(file.name, kind)), text: replaced(file, own) };
      copied.set(file.name, copy);
      return { ...(source as JsonObject), $ref: counterpartName(reference, copy.name) };
    });
    const rest = [...texts].filter(([name]) => !copied.has(declarationOf(name).file));
    const more = rest.length > 0 ? [overridesFile(resolver, rest)] : [];
    const list = [...sources, ...more.map(({ name }) => ({ $ref: lastOf(name) }))];
    const added = [...copied.values(), ...more];
    const key = found ? counterpartOf(found.key, kind, true) : kind;
    const taken = isObject(root.modifiers) ? root.modifiers : {};
    const modifier = ['theme', 'mode', 'color-mode'].find((name) => !(name in taken))!;
    const all = edit(
      resolver.name,
      found
        ? [[[...found.path, 'contexts', key], list]]
        : [
            [
              ['modifiers', modifier],
              { contexts: { [usualName()]: [], [key]: list }, default: usualName() },
            ],
            [['resolutionOrder', -1], { $ref: `#/modifiers/${modifier}` }],
          ],
    );
    return [...all, ...added];
  }

  function usualName(): string {
    return kind === 'dark' ? 'light' : kind === 'light' ? 'dark' : 'default';
  }

  /** A copy of a file with other values of some of its tokens. */
  function replaced(file: ContextFile, names: readonly string[]): string {
    const places = names
      .map((name) => ({ ...declarationOf(name), after: texts.get(name)! }))
      .sort((one, other) => one.offset - other.offset);
    let from = 0;
    const parts = places.flatMap(({ offset, length, after }) => {
      const before = file.text.slice(from, offset);
      from = offset + length;
      return [before, after];
    });
    return parts.join('') + file.text.slice(from);
  }

  function addFigmaMode(names: readonly string[]): ContextFile[] {
    const own = groupBy(names, (name) => declarationOf(name).file);
    const added = [...own].map(([name, tokens]) => {
      const file = files.find((one) => one.name === name)!;
      const mode = FIGMA.exec(file.text);
      if (!mode) {
        const problem = `${tokens[0]} has no modes there: only files with com.figma.modeName have some`;
        throw new FormatError('unknown_format', name, 0, problem);
      }
      const [whole, start = '', old = ''] = mode;
      const text = replaced(file, tokens).replace(
        whole,
        `${start}${counterpartOf(old, kind, true)}`,
      );
      return { name: freeName(counterpartOf(name, kind)), text };
    });
    return [...files, ...added];
  }

  function addResolver(names: readonly string[]): ContextFile[] {
    const [first] = files;
    const overrides = overridesFile(
      first!,
      names.map((name) => [name, texts.get(name)!]),
    );
    const document = {
      version: '2025.10',
      sets: { base: { sources: files.map(({ name }) => ({ $ref: lastOf(name) })) } },
      modifiers: {
        theme: {
          contexts: { [usualName()]: [], [kind]: [{ $ref: lastOf(overrides.name) }] },
          default: usualName(),
        },
      },
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
    };
    const name = freeName(besideOf(first!.name, 'resolver'));
    return [...files, overrides, { name, text: toJsonText(document, first!.text) }];
  }

  /** A new file with nothing but some tokens. */
  function overridesFile(
    beside: ContextFile,
    entries: readonly (readonly [string, string])[],
  ): ContextFile {
    const tree: JsonObject = {};
    for (const [name, text] of entries) setIn(tree, name.split('.'), leafOf(text));
    const name = freeName(counterpartOf(beside.name.replace(/\.resolver(?=\.)/, ''), kind));
    return { name, text: toJsonText(tree, beside.text) };
  }

  function freeName(name: string): string {
    if (!files.some((file) => file.name === name)) return name;
    const problem = `${name} would hold the new mode, and it is a file of this theme already`;
    throw new FormatError('unknown_format', name, 0, problem);
  }

  function leafOf(text: string): JsonObject {
    const value: unknown = JSON.parse(toPlainJson(text).json);
    return { $type: 'color', $value: value };
  }
}

function treeOf({ name, text }: ContextFile): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors);
  if (root && errors.length === 0) return root;
  throw new FormatError('unknown_format', name, errors[0]?.offset ?? 0, NO_JSON5);
}

/** The modifier that chooses the mode, and what counts in the one that exists. */
function findModifier(root: JsonObject, base: string) {
  const ofRoot = Object.entries(isObject(root.modifiers) ? root.modifiers : {}).map(
    ([name, modifier]) => ({ name, modifier, path: ['modifiers', name] as JSONPathKey[] }),
  );
  const order: readonly unknown[] = Array.isArray(root.resolutionOrder) ? root.resolutionOrder : [];
  const ofOrder = order.flatMap((modifier, i) =>
    isObject(modifier)
      ? [{ name: String(modifier.name), modifier, path: ['resolutionOrder', i] as JSONPathKey[] }]
      : [],
  );
  const words = base.split(', ');
  const found = [...ofRoot, ...ofOrder].flatMap(({ name, modifier, path }) => {
    const contexts = isObject(modifier) && isObject(modifier.contexts) ? modifier.contexts : {};
    const entries = Object.entries(contexts);
    return entries
      .filter(
        // One context alone has no name among those that are read.
        ([key]) => entries.length === 1 || words.includes(key) || words.includes(`${name}=${key}`),
      )
      .map(([key, sources]) => ({ key, path, sources: Array.isArray(sources) ? sources : [] }));
  });
  return found.find(({ key }) => /light|dark|day|night|default/i.test(key)) ?? found[0];
}

const FIGMA = /("com\.figma\.modeName"\s*:\s*")([^"\\]*)/;

const NO_JSON5 = 'it is JSON5, into which no mode is written; save it as JSON';

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const counterpartName = (reference: string, name: string): string =>
  reference.slice(0, reference.lastIndexOf('/') + 1) + lastOf(name);
