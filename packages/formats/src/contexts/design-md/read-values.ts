import { readCssColor } from '@swatchwork/color/css';
import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type Scalar } from 'yaml';

import { FormatError } from '../../palette/format-error.ts';
import { CONTEXT_LIMITS, type ContextFile } from '../context-sheet.ts';
import type { UnreadParts } from '../unread.ts';
import type { Block } from './yaml-blocks.ts';

/** A value that is, or refers to, a color. */
export interface DesignValue {
  /** Such as `colors.primary`, or `components.card.textColor`. */
  readonly path: string;
  readonly group: 'colors' | 'components';
  /** Of the color, or of the component. */
  readonly name: string;
  /** Of the component. */
  readonly property: string;
  /** A CSS color, or a reference such as `{colors.primary}`; as written. */
  readonly text: string;
  /** In the file, in UTF-16 code units. */
  readonly offset: number;
  readonly length: number;
  /** What a hex has to stand between, since it would begin a comment. */
  readonly quote?: '"';
}

/** UTF-16 code units of all blocks: hundreds of times those of usual files. */
const MOST_CHARACTERS = 200_000;

/** Left out is what takes time with the square: to search for repeated keys, and to copy the line of each mistake. */
const OPTIONS = { logLevel: 'error', uniqueKeys: false, prettyErrors: false } as const;

/** Keys of the document under which no colors are expected. */
const OTHERS = ['version', 'name', 'description', 'omitted', 'typography', 'rounded', 'spacing'];

/** Of a component, what is seen on what. */
const PROPERTIES = ['backgroundColor', 'textColor'];

/**
 * The values of `colors`, whose groups may be nested, and of `components`, by their paths.
 *
 * @throws {FormatError} If a block is no YAML, or a key of the document is defined twice.
 */
export function readValues(
  file: ContextFile,
  blocks: readonly Block[],
  unread: UnreadParts,
): Map<string, DesignValue> {
  const values = new Map<string, DesignValue>();
  const seen = new Set<string>();
  const characters = blocks.reduce((sum, { start, end }) => sum + end - start, 0);
  if (characters > MOST_CHARACTERS)
    fail('too_large', 0, `more than ${MOST_CHARACTERS} characters of YAML`);
  for (const block of blocks) readBlock(block);
  return values;

  function readBlock({ start, end }: Block): void {
    for (const { key, value, offset } of membersOf(parse(start, end), start)) {
      if (seen.has(key)) fail('broken', offset, `${key.slice(0, 60)} is defined twice`);
      seen.add(key);
      if (key === 'colors') readColors(value, start, []);
      else if (key === 'components') readComponents(value, start);
      else if (!OTHERS.includes(key)) leave(key, value, offset, 'the format does not know the key');
    }
  }

  /** The members of a map, and where their keys begin. */
  function membersOf(node: unknown, start: number) {
    const keys = new Set<string>();
    return (isMap(node) ? (node.items as Pair[]) : []).flatMap(({ key: scalar, value }) => {
      if (!isScalar(scalar)) return [];
      const key = String(scalar.value);
      const offset = start + (scalar.range?.[0] ?? 0);
      if (keys.has(key)) fail('broken', offset, `${key.slice(0, 60)} is defined twice`);
      keys.add(key);
      return [{ key, value, offset }];
    });
  }

  function readColors(node: unknown, start: number, path: readonly string[]): void {
    if (path.length > CONTEXT_LIMITS.depth) fail('too_large', start, 'too many levels in colors');
    for (const { key, value, offset } of membersOf(node, start)) {
      const name = [...path, key].join('.');
      if (isMap(value)) readColors(value, start, [...path, key]);
      else
        add({ path: `colors.${name}`, group: 'colors', name, property: '' }, value, start, offset);
    }
  }

  function readComponents(node: unknown, start: number): void {
    for (const { key: name, value: properties } of membersOf(node, start)) {
      for (const { key: property, value, offset } of membersOf(properties, start)) {
        const path = `components.${name}.${property}`;
        if (PROPERTIES.includes(property)) {
          add({ path, group: 'components', name, property }, value, start, offset);
        } else leave(path, value, offset, 'only backgroundColor and textColor are a pair');
      }
    }
  }

  function add(
    what: Pick<DesignValue, 'path' | 'group' | 'name' | 'property'>,
    node: unknown,
    start: number,
    offset: number,
  ): void {
    const place = isScalar(node) ? textOf(node, start) : undefined;
    if (!place) {
      const isEmpty = isScalar(node) && node.value === null;
      const reason = isEmpty ? 'without quotes, # begins a comment' : 'it is not one color';
      unread.add(file, offset, { what: what.path, reason, colors: 1 });
      return;
    }
    if (values.size >= CONTEXT_LIMITS.tokens) fail('too_large', offset, 'too many colors');
    values.set(what.path, { ...what, ...place });
  }

  /** The text of a value, which may stand in quotes if it has no escapes. */
  function textOf(node: Scalar, start: number) {
    const { value, range, type } = node;
    if (typeof value !== 'string' || !range) return undefined;
    const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 1 : 0;
    const [from, to] = [start + range[0] + quoted, start + range[1] - quoted];
    const text = file.text.slice(from, to);
    if (text !== value) return undefined;
    const place = { text, offset: from, length: to - from };
    return quoted ? place : { ...place, quote: '"' as const };
  }

  function leave(what: string, node: unknown, offset: number, reason: string): void {
    const colors = countColors(node);
    if (colors > 0) unread.add(file, offset, { what, reason, colors });
  }

  function parse(start: number, end: number): Node | null {
    if (depthOf(file.text.slice(start, end)) > CONTEXT_LIMITS.depth) {
      fail('too_large', start, 'too many levels in YAML');
    }
    try {
      const document = parseDocument(file.text.slice(start, end), OPTIONS);
      const [error] = document.errors;
      if (error) fail('broken', start + error.pos[0], `is no YAML: ${firstLine(error.message)}`);
      return document.contents;
    } catch (error) {
      if (error instanceof RangeError) fail('too_large', start, 'too many levels in YAML');
      throw error;
    }
  }

  function fail(code: 'broken' | 'too_large', offset: number, problem: string): never {
    throw new FormatError(code, file.name, offset, problem);
  }
}

const firstLine = (text: string): string =>
  /call stack/i.test(text) ? 'too many levels' : text.split('\n')[0]!;

/** The most brackets in brackets, before a parser that recurses sees them. */
function depthOf(yaml: string): number {
  let [depth, most] = [0, 0];
  for (const [bracket] of yaml.matchAll(/[[\]{}]/g)) {
    depth = /[[{]/.test(bracket) ? depth + 1 : Math.max(depth - 1, 0);
    most = Math.max(most, depth);
  }
  return most;
}

/** Colors among the values of a tree. */
function countColors(node: unknown): number {
  if (isMap(node)) return sum((node.items as Pair[]).map(({ value }) => countColors(value)));
  if (isSeq(node)) return sum(node.items.map(countColors));
  return isScalar(node) && isColor(node.value) ? 1 : 0;
}

const isColor = (value: unknown): boolean =>
  typeof value === 'string' && typeof readCssColor(value) !== 'string';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
