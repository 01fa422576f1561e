import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

import { isRatio, LEVELS, type Level, type Minimum } from '../minimum.ts';
import { suggest } from '../suggest.ts';
import { listOf, quote } from '../usage-error.ts';
import type { Source, Sourced, Span } from './source.ts';

/** One entry of `pairs`, not looked up yet. */
export interface PairEntry {
  at: Span;
  name?: string;
  text: Sourced;
  background: Sourced;
  /** What may lie beneath a translucent background; empty if nothing is said. */
  over: readonly Sourced[];
  min: Minimum;
}

/** What `schema/check.schema.json` describes. */
interface PairsFile {
  colors: ReadonlyMap<string, Sourced>;
  tokens: readonly Sourced[];
  pairs: readonly PairEntry[];
}

const ROOT_KEYS = ['$schema', 'colors', 'tokens', 'min', 'pairs'];
const PAIR_KEYS = ['name', 'text', 'background', 'over', 'min'];
const DEFAULT: Minimum = { ratio: LEVELS.AA, level: 'AA' };

/**
 * @throws {UsageError} If the file breaks its rules; the message lists all errors with line and
 * column.
 */
export function readPairs(source: Source): PairsFile {
  const root = membersOf(parse(source), 'The file', ROOT_KEYS, source);
  const min = readMinimum(root.get('min'), 'min', DEFAULT, source);
  const file = {
    colors: readColors(root.get('colors'), source),
    tokens: readTexts(root.get('tokens'), 'tokens', source),
    pairs: readEntries(root.get('pairs'), min, source),
  };
  source.assertSound();
  return file;
}

function parse(source: Source): Node {
  const errors: ParseError[] = [];
  const root = buildTree(source, errors);
  for (const { error, offset, length } of errors) {
    const words = printParseErrorCode(error)
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase();
    source.complain({ offset, length }, `it is not valid JSON here: ${words}`);
  }
  source.assertSound();
  return root!; // without an error there is always a tree
}

/** The parser is recursive: deep nesting overflows the stack. */
function buildTree(source: Source, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(source.text, errors, { allowTrailingComma: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    source.complain(START, 'it is nested too deeply');
    return undefined;
  }
}

/** The members of an object by name; unknown members are reported. */
function membersOf(
  node: Node,
  what: string,
  allowed: readonly string[] | undefined,
  source: Source,
): Map<string, Node> {
  const members = new Map<string, Node>();
  if (node.type !== 'object') {
    source.complain(node, `${what} must be an object; got ${shown(node, source)}`);
    return members;
  }
  for (const { children: [key, value] = [] } of node.children ?? []) {
    const name = String(key!.value);
    if (allowed && !allowed.includes(name)) {
      const meant = suggest(name, allowed);
      const advice = meant ? ` Did you mean "${meant}"?` : '';
      const known = listOf(allowed);
      source.complain(key!, `${what} may have ${known}; got ${quote(name)}.${advice}`);
    } else if (members.has(name)) {
      source.complain(key!, `${what} has ${quote(name)} twice`);
    }
    members.set(name, value!);
  }
  return members;
}

function readColors(node: Node | undefined, source: Source): Map<string, Sourced> {
  const colors = new Map<string, Sourced>();
  if (!node) return colors;
  for (const [name, value] of membersOf(node, 'colors', undefined, source)) {
    colors.set(name, readText(value, `colors.${name}`, source));
  }
  return colors;
}

/** A text, or a list of texts. */
function readTexts(node: Node | undefined, what: string, source: Source): Sourced[] {
  if (!node) return [];
  if (node.type !== 'array') return [readText(node, what, source)];
  return (node.children ?? []).map((text, i) => readText(text, `${what}[${i}]`, source));
}

function readEntries(node: Node | undefined, min: Minimum, source: Source): PairEntry[] {
  if (node?.type !== 'array' || !node.children?.length) {
    const got = node ? shown(node, source) : 'nothing';
    const hint = node ? '' : '. Put design tokens into files and name them in "tokens"';
    source.complain(node ?? START, `pairs must be a list of at least one pair; got ${got}${hint}`);
    return [];
  }
  return node.children.map((child, i) => {
    const what = `pairs[${i}]`;
    const members = membersOf(child, what, PAIR_KEYS, source);
    const required = (key: string): Sourced => {
      const value = members.get(key);
      if (value) return readText(value, `${what}.${key}`, source);
      if (child.type === 'object') source.complain(child, `${what} has no ${key}`);
      return { value: '', at: child };
    };
    const name = members.has('name') && required('name');
    return {
      at: { offset: child.offset, length: child.length },
      text: required('text'),
      background: required('background'),
      ...(name && { name: name.value }),
      over: readTexts(members.get('over'), `${what}.over`, source),
      min: readMinimum(members.get('min'), `${what}.min`, min, source),
    };
  });
}

const START: Span = { offset: 0, length: 0 };

function readText(node: Node, what: string, source: Source): Sourced {
  const { value, offset, length } = node;
  const at = { offset, length };
  if (typeof value === 'string' && value !== '') return { value, at };
  source.complain(node, `${what} must be a text; got ${shown(node, source)}`);
  return { value: '', at };
}

function readMinimum(
  node: Node | undefined,
  what: string,
  fallback: Minimum,
  source: Source,
): Minimum {
  if (!node) return fallback;
  const { value } = node;
  if (typeof value === 'number' && isRatio(value)) return { ratio: value };
  const levels = Object.keys(LEVELS) as Level[];
  const level = levels.find((name) => name === value);
  if (level) return { ratio: LEVELS[level], level };
  const meant = typeof value === 'string' && suggest(value, levels);
  const advice = meant ? ` Did you mean "${meant}"?` : '';
  source.complain(
    node,
    `${what} must be a number from 1 to 21, or "AA", "AA large" or "AAA"; got ${shown(node, source)}.${advice}`,
  );
  return fallback;
}

const shown = ({ offset, length }: Span, { text }: Source): string => {
  const got = text.slice(offset, offset + length).replace(/\s+/g, ' ');
  return got.length > 40 ? `${got.slice(0, 40).toWellFormed()}…` : got;
};
