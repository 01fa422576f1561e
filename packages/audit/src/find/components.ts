import { readAttribute } from './attributes.ts';
import { addTo, type Findings, noFindings } from './findings.ts';
import { reasonOf, SHEETS, type Unread } from './markup.ts';
import { findInExpression, findInScript } from './script.ts';
import { findInSheet } from './style-sheet.ts';
import { findUtilities } from './utilities.ts';

/** Parses a component of a framework into the tree that its own compiler makes; throws if it does not parse. */
export type ComponentParser = (text: string) => unknown;

interface Tree {
  readonly [key: string]: unknown;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const treesOf = (value: unknown): Tree[] => (Array.isArray(value) ? value : [value]).filter(isTree);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Reading {
  readonly text: string;
  readonly all: Findings & { unread: Unread[] };
  readonly take: (read: () => Findings, what: string) => void;
}

function readingOf(text: string): Reading {
  const all = { ...noFindings(), unread: [] as Unread[] };
  const take: Reading['take'] = (read, what) => {
    try {
      addTo(all, read());
    } catch (error) {
      all.unread.push({ reason: `${what} does not parse: ${reasonOf(error)}` });
    }
  };
  return { text, all, take };
}

const done = ({ all }: Reading) => {
  all.found.sort((one, other) => one.offset - other.offset);
  return all;
};

const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;

function readStyle(reading: Reading, content: string, from: number, language: string): void {
  const known = SHEETS[language || 'css'];
  if (known) reading.take(() => findInSheet(content, known, from), 'its style element');
  else reading.all.unread.push({ reason: `its styles are written in ${language.slice(0, 20)}` });
}

const script = (text: string, from: number) => () =>
  findInScript(text, { from, ending: 'ts', isTheme: false });

/**
 * The colors of a component of Svelte.
 *
 * @param parse `parse` of `svelte/compiler`.
 * @throws {Error} If it does not parse.
 */
export function findInSvelte(text: string, parse: ComponentParser): Reading['all'] {
  const reading = readingOf(text);
  // Svelte takes styles for CSS, whatever their language is: they are read apart.
  const bare = text.replace(STYLE, (whole, head: string, content: string, at: number) => {
    const from = at + '<style'.length + head.length + 1;
    readStyle(reading, content, from, /\blang=["']?([\w-]+)/.exec(head)?.[1] ?? '');
    return whole.replace(content, () => content.replace(/[^\r\n]/g, ' '));
  });
  const root = parse(bare);
  if (!isTree(root)) throw new TypeError('the parser of Svelte made no tree');
  for (const part of treesOf([root.instance, root.module])) {
    const [content] = treesOf(part.content);
    if (!content) continue;
    const start = Number(content.start);
    reading.take(script(text.slice(start, Number(content.end)), start), 'its script');
  }
  const open = treesOf(root.fragment);
  for (let node = open.pop(); node; node = open.pop()) {
    for (const [key, child] of Object.entries(node)) {
      for (const one of treesOf(child)) {
        const type = textOf(one.type);
        if (type === 'Attribute' || type === 'StyleDirective')
          readSvelteAttribute(one, node, reading);
        else if (TEMPLATE.test(type)) open.push(one);
        else if (key === 'declaration') readPart(one, '', reading, true);
        else if (key === 'expression' || key === 'test') readPart(one, '', reading);
      }
    }
  }
  return done(reading);
}

function readSvelteAttribute(attribute: Tree, element: Tree, reading: Reading): void {
  const { text, all, take } = reading;
  const name = textOf(attribute.name);
  const parts = treesOf(attribute.value);
  const [first] = parts;
  if (!first) return;
  const [start, end] = [Number(first.start), Number(parts.at(-1)!.end)];
  const pieces = parts.map((one) => {
    const piece = text.slice(Number(one.start), Number(one.end));
    if (one.type === 'Text') return piece;
    for (const inner of treesOf(one.expression)) readPart(inner, name, reading);
    // A comment of a style, which may stand anywhere; a word of other values.
    return name === 'style' && piece.length >= 4
      ? `/*${' '.repeat(piece.length - 4)}*/`
      : 'x'.repeat(piece.length);
  });
  const value = pieces.join('');
  if (value.length !== end - start) return;
  if (!parts.some(({ type }) => type === 'Text')) return;
  if (attribute.type === 'StyleDirective') {
    // A blank in place of the colon and quote before it leaves a declaration.
    const before = `${name}:`;
    const from = start - before.length;
    if (from >= 0) take(() => findInSheet(before + value, 'css', from, textOf(element.name)), name);
    return;
  }
  const [inside] = treesOf(isTree(element.fragment) ? element.fragment.nodes : undefined);
  const classes = text.slice(Number(element.start), Number(inside?.start ?? element.end));
  const tag = textOf(element.name);
  readAttribute({ tag, name, value, offset: start, classes, kind: 'svelte' }, all, take);
}

const TEMPLATE =
  /^(?:Fragment|Component|\w+Element|Svelte\w+|\w+Directive|SpreadAttribute|\w+Tag|\w+Block)$/;

function readPart(node: Tree, key: string, { text, take }: Reading, isStatement = false): void {
  const [start, end] = [Number(node.start), Number(node.end)];
  if (!(start >= 0 && end > start)) return;
  const part = text.slice(start, end);
  take(
    isStatement ? script(part, start) : () => findInExpression(part, start, key),
    'an expression',
  );
}

/**
 * The colors of a component of Astro; in expressions around elements, classes alone.
 *
 * @param parse `parse` of `@astrojs/compiler/sync`, with positions, which are in bytes of UTF-8.
 * @throws {Error} If it does not parse.
 */
export function findInAstro(text: string, parse: ComponentParser): Reading['all'] {
  const reading = readingOf(text);
  const result = parse(text);
  const at = unitsOf(text);
  const open = treesOf(isTree(result) ? result.ast : undefined);
  for (let node = open.pop(); node; node = open.pop()) {
    const children = treesOf(node.children);
    const value = textOf(node.value);
    if (node.type === 'frontmatter') {
      const from = text.indexOf(value, at(startOf(node)));
      reading.take(script(value, from), 'its script');
    }
    for (const one of treesOf(node.attributes)) readAstroAttribute(one, node, at, reading);
    const isStyle = node.name === 'style';
    for (const child of children) {
      const content = textOf(child.value);
      if (child.type !== 'text') open.push(child);
      else if (isStyle || node.name === 'script' || node.type === 'expression') {
        const from = text.indexOf(content, at(startOf(child)));
        if (from < 0) continue;
        if (isStyle) readStyle(reading, content, from, languageOf(node));
        else if (node.name === 'script') reading.take(script(content, from), 'its script');
        else {
          const words = content.replace(/["'`]/g, ' ');
          reading.all.found.push(...findUtilities(words, from, { owner: '' }, false));
        }
      }
    }
  }
  return done(reading);
}

const languageOf = (node: Tree): string =>
  textOf(treesOf(node.attributes).find(({ name }) => name === 'lang')?.value);

function readAstroAttribute(
  attribute: Tree,
  element: Tree,
  at: (byte: number) => number,
  reading: Reading,
): void {
  const { text, all, take } = reading;
  const [name, value] = [textOf(attribute.name), textOf(attribute.value)];
  const offset = text.indexOf(value, at(startOf(attribute)) + name.length);
  if (value.length < 3 || offset < 0) return;
  if (attribute.kind === 'quoted') {
    const tag = textOf(element.name);
    // What else is in its tag is not known, since the tree does not say where a tag ends.
    const classes = text.slice(at(startOf(element)), offset + value.length);
    readAttribute({ tag, name, value, offset, classes, kind: 'astro' }, all, take);
  } else if (attribute.kind === 'expression' || attribute.kind === 'template-literal') {
    const isTemplate = attribute.kind === 'template-literal';
    const [part, from] = isTemplate ? [`\`${value}\``, offset - 1] : [value, offset];
    take(
      () => findInExpression(part, from, name.replace(/^class:list$/, 'class')),
      'an expression',
    );
  }
}

function startOf({ position }: Tree): number {
  const start = isTree(position) && isTree(position.start) ? Number(position.start.offset) : 0;
  return Number.isFinite(start) ? start : 0;
}

/** From bytes of UTF-8 to UTF-16 code units. */
function unitsOf(text: string): (byte: number) => number {
  const starts: number[] = [];
  let unit = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    const bytes = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (let i = 0; i < bytes; i++) starts.push(unit);
    unit += letter.length;
  }
  return (byte) => starts[byte] ?? unit;
}
