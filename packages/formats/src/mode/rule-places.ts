import type { ContextFile } from '../contexts/context-sheet.ts';
import { readTokens } from '../contexts/css/components.ts';
import { isPage, readPage } from '../contexts/css/html-page.ts';
import { type CssDeclaration, type CssRule, parseRules } from '../contexts/css/parse-rules.ts';

/** A rule with a block, and the rules around it, the outermost first. */
export interface RulePlace {
  readonly sheet: OpenSheet;
  readonly rule: CssRule;
  readonly around: readonly CssRule[];
}

/** A style sheet, or the styles of a page, with its rules in the order of the text. */
export interface OpenSheet {
  readonly name: string;
  readonly text: string;
  readonly places: readonly RulePlace[];
}

/** A text that is put into a file. */
export interface Insertion {
  readonly file: string;
  readonly offset: number;
  readonly text: string;
}

/** @throws {FormatError} If brackets nest too deep. */
export function openSheet(file: ContextFile, files: readonly ContextFile[]): OpenSheet {
  const { text } = isPage(file) ? readPage(file, files).sheet : file;
  const places: RulePlace[] = [];
  const sheet = { name: file.name, text: file.text, places };
  const visit = (items: CssRule['items'], around: readonly CssRule[]): void => {
    for (const item of items ?? []) {
      if (item.kind !== 'rule' || !item.items) continue;
      places.push({ sheet, rule: item, around });
      visit(item.items, [...around, item]);
    }
  };
  // A blank in place of a byte order mark keeps every offset.
  visit(parseRules(readTokens(text.replace(/^\uFEFF/, ' '), file.name)), []);
  return sheet;
}

/** The innermost rule around an offset that declares: a rule with selectors, or the theme of Tailwind. */
export function declaringRule({ places }: OpenSheet, offset: number): RulePlace | undefined {
  // Rules stand in the order in which they start.
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]!.rule.start <= offset) low = middle + 1;
    else high = middle;
  }
  let at = low - 1;
  while (at >= 0 && places[at]!.rule.end <= offset) at -= 1;
  const inside = places[at];
  if (!inside) return undefined;
  const chain = [...inside.around, inside.rule];
  const first = chain.findIndex(declares);
  const rule = chain[first];
  return rule && { sheet: inside.sheet, rule, around: chain.slice(0, first) };
}

const declares = ({ name }: CssRule): boolean => name === undefined || name === 'theme';

/** What stands before the block of a rule. */
export function preludeOf({ sheet, rule }: RulePlace): string {
  const [first, last] = [rule.prelude[0], rule.prelude.at(-1)];
  return first && last ? sheet.text.slice(first.start, last.end) : '';
}

/** How a rule is laid out. */
function layoutOf({ sheet: { text }, rule }: RulePlace) {
  const declarations = (rule.items ?? []).filter((item) => item.kind === 'declaration');
  const last = declarations.at(-1);
  const nameAt = last ? text.lastIndexOf(last.name, last.start) : -1;
  const colon = last && nameAt >= 0 ? text.slice(nameAt + last.name.length, last.start) : ': ';
  const isOneLine = !/[\r\n]/.test(text.slice(rule.start, rule.end));
  const indent = indentAt(text, rule.start) ?? '';
  return {
    last,
    colon: /^\s*:\s*$/.test(colon) ? colon : ': ',
    isOneLine,
    isDense: isOneLine && !/\s$/.test(colon),
    indent,
    inner: (isOneLine ? undefined : indentAt(text, nameAt)) ?? `${indent}  `,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** The blanks before an offset, if nothing else stands before it in its line. */
function indentAt(text: string, offset: number): string | undefined {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, Math.max(offset, 0));
  return offset >= 0 && /^[ \t]*$/.test(before) ? before : undefined;
}

/** A name and its value. */
export type Entry = readonly [name: string, value: string];

/** Declarations behind the last one of a rule, as it is laid out. */
export function addToRule(place: RulePlace, entries: readonly Entry[]): Insertion[] {
  const { sheet, rule } = place;
  const { text } = sheet;
  const { last, colon, isOneLine, isDense, inner, eol } = layoutOf(place);
  const lines = entries.map(([name, value]) => `${name}${colon}${value}`);
  const end = last ? endOf(last, text) : { at: text.indexOf('{', rule.start) + 1, isClosed: true };
  const start = end.isClosed ? '' : ';';
  if (isOneLine) {
    const gap = isDense ? '' : ' ';
    const joined = lines.map((line) => gap + line).join(';');
    return [{ file: sheet.name, offset: end.at, text: start + joined + (end.isClosed ? ';' : '') }];
  }
  const comment = /^[ \t]*\/\*[^\r\n]*?\*\/(?=[ \t]*[\r\n])/.exec(text.slice(end.at));
  const behind = end.at + (comment?.[0].length ?? 0);
  const added = lines.map((line) => `${eol}${inner}${line};`).join('');
  return [
    { file: sheet.name, offset: end.at, text: start },
    { file: sheet.name, offset: behind, text: added },
  ];
}

/** Where a declaration ends, and whether a semicolon does it. */
function endOf({ end }: CssDeclaration, text: string): { at: number; isClosed: boolean } {
  const important = /^\s*!\s*important/i.exec(text.slice(end, end + 100))?.[0].length ?? 0;
  const semicolon = /^\s*;/.exec(text.slice(end + important));
  const at = end + important + (semicolon?.[0].length ?? 0);
  return { at, isClosed: semicolon !== null };
}

/** A rule behind another one, laid out as that is; `openings` are its selectors and the rules around it. */
export function addBehindRule(
  place: RulePlace,
  openings: readonly string[],
  entries: readonly Entry[],
): Insertion {
  const { sheet, rule } = place;
  const { colon, isDense, indent, inner, eol } = layoutOf(place);
  const lines = entries.map(([name, value]) => `${name}${colon}${value}`);
  const offset = Math.min(rule.end + 1, sheet.text.length);
  if (isDense) {
    const text = `${openings.join('{')}{${lines.join(';')}${'}'.repeat(openings.length)}`;
    return { file: sheet.name, offset, text };
  }
  const step = inner.startsWith(indent) && inner !== indent ? inner.slice(indent.length) : '  ';
  const depth = (level: number) => eol + indent + step.repeat(level);
  const text = [
    ...openings.map((opening, i) => `${depth(i)}${opening} {`),
    ...lines.map((line) => `${depth(openings.length)}${line};`),
    ...openings.map((_, i) => `${depth(openings.length - 1 - i)}}`),
  ];
  return { file: sheet.name, offset, text: eol + text.join('') };
}

/** The files with texts put into them, and everything else as it was. */
export function insertInto(
  files: readonly ContextFile[],
  insertions: readonly Insertion[],
): ContextFile[] {
  return files.map(({ name, text }) => {
    const own = insertions
      .filter(({ file }) => file === name)
      .toSorted((one, other) => one.offset - other.offset);
    let from = 0;
    const parts = own.flatMap((insertion) => {
      const before = text.slice(from, insertion.offset);
      from = insertion.offset;
      return [before, insertion.text];
    });
    return { name, text: parts.join('') + text.slice(from) };
  });
}
