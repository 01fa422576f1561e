import { type Token, Tokenizer, TokenizerMode } from 'parse5';

import type { Found, NotRead } from '../model.ts';
import { type Findings, noFindings } from './findings.ts';
import { findLiterals } from './literals.ts';
import { paintOf } from './paint.ts';
import { findInExpression, findInScript } from './script.ts';
import { findInSheet } from './style-sheet.ts';
import { findUtilities } from './utilities.ts';

/** A part of a file that was not read: a clause. */
type Unread = Pick<NotRead, 'reason'>;

interface Element {
  readonly name: string;
  readonly language: string;
  readonly start: number;
}

/**
 * The colors of HTML, SVG, and Vue's files: attributes, styles and scripts.
 *
 * @param kind The ending of its file.
 */
export function findInMarkup(text: string, kind: string): Findings & { unread: Unread[] } {
  const all = { ...noFindings(), unread: [] as Unread[] };
  const take = (read: () => Findings, what: string) => {
    try {
      const own = read();
      all.found.push(...own.found);
      all.properties.push(...own.properties);
      all.offsets.push(...own.offsets);
    } catch (error) {
      all.unread.push({ reason: `${what} does not parse: ${reasonOf(error)}` });
    }
  };
  let raw: Element | undefined;
  const drawings: [from: number, to: number][] = [];
  let drawing = -1;
  const close = (end: number) => {
    if (!raw) return;
    const { name, language, start } = raw;
    raw = undefined;
    const content = text
      .slice(start, end)
      .replace(/<!\[CDATA\[|\]\]>|<!--|-->/g, (mark) => ' '.repeat(mark.length));
    if (name === 'style') {
      const known = language === '' ? 'css' : SHEETS[language];
      if (!known) all.unread.push({ reason: `its styles are written in ${language.slice(0, 20)}` });
      else take(() => findInSheet(content, known, start), 'its style element');
    } else if (/^(?:|module|text\/javascript|[jt]sx?|text\/babel)$/.test(language)) {
      const ending = /^tsx?$/.test(language) ? language : 'js';
      take(() => findInScript(content, { from: start, ending, isTheme: false }), 'its script');
    }
  };
  const none = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onComment: none,
      onDoctype: none,
      onEof: () => close(text.length),
      onCharacter: none,
      onNullCharacter: none,
      onWhitespaceCharacter: none,
      onStartTag(token) {
        const { tagName, location, selfClosing } = token;
        if (tagName === 'svg' && drawing < 0 && !selfClosing) drawing = location!.startOffset;
        readAttributes(token, text, kind, all, take);
        if (selfClosing || !(tagName === 'style' || tagName === 'script')) return;
        const attribute = (name: string) =>
          token.attrs.find((one) => one.name === name)?.value ?? '';
        const language = attribute('lang') || (tagName === 'script' ? attribute('type') : '');
        raw = { name: tagName, language, start: location!.endOffset };
        tokenizer.state = tagName === 'style' ? TokenizerMode.RAWTEXT : TokenizerMode.SCRIPT_DATA;
      },
      onEndTag({ tagName, location }) {
        if (raw?.name === tagName) close(location!.startOffset);
        if (tagName === 'svg' && drawing >= 0) {
          drawings.push([drawing, location!.endOffset]);
          drawing = -1;
        }
      },
    },
  );
  tokenizer.write(text, true);
  all.found.sort((one, other) => one.offset - other.offset);
  return kind === 'svg' ? all : { ...all, found: withDrawings(all.found, drawings) };
}

const SHEETS: Partial<Record<string, 'css' | 'scss' | 'less'>> = {
  css: 'css',
  postcss: 'css',
  pcss: 'css',
  scss: 'scss',
  less: 'less',
  'text/css': 'css',
};

export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 160);

/** Attributes of SVG and old HTML that are colors. */
const COLORS =
  /^(?:fill|stroke|stop-color|flood-color|lighting-color|color|bgcolor|text|link|vlink|alink|bordercolor)$/;
/** Elements of old HTML that have a color. */
const OLD = /^(?:font|basefont|hr)$/;

/** Attributes that lead somewhere, or hold shapes. */
const LEADS = /^(?:href|xlink:href|id|for|src|to|d|points|action|:|@|v-|#|aria-)/;
const HOLDS_COLOR =
  /^\s*#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\s*$|^\s*(?:rgb|hsl)a?\(|[\w-]:\s*#[\da-f]{3,8}\b/i;
const OF_SVG = /^(?:fill|stroke|stop-color|flood-color|lighting-color)$/;

function readAttributes(
  { tagName, attrs, location }: Token.TagToken,
  text: string,
  kind: string,
  all: Findings,
  take: (read: () => Findings, what: string) => void,
): void {
  // With the other attributes of its element, such as :class.
  const base = { owner: tagName, classes: text.slice(location?.startOffset, location?.endOffset) };
  for (const { name } of attrs) {
    const at = location?.attrs?.[name];
    if (!at) continue;
    const source = text.slice(at.startOffset, at.endOffset);
    const head = /^[^=]*=\s*["']?/.exec(source)?.[0].length;
    if (head === undefined) {
      // UnoCSS takes classes for names of attributes.
      if (kind === 'vue') all.found.push(...findUtilities(source, at.startOffset, base, false));
      continue;
    }
    const value = source.slice(head, /["']$/.test(source) ? -1 : undefined);
    const offset = at.startOffset + head;
    if (value.length < 3) continue;
    if (name === 'class') {
      all.found.push(...findUtilities(value, offset, base, true));
    } else if (name === 'style') {
      const inline = () => findInSheet(value, 'css', offset, `<${tagName}>`);
      if (!/[{}]/.test(value)) take(inline, 'a style attribute');
    } else if (COLORS.test(name) || (!LEADS.test(name) && HOLDS_COLOR.test(value))) {
      const isComponent = /[A-Z-]/.test(
        text.slice(location.startOffset + 1, location.startOffset + 1 + tagName.length),
      );
      all.found.push(
        ...ofAttribute(value, offset, name, tagName, isComponent ? 'component' : kind),
      );
    } else if (
      kind === 'vue' &&
      /^(?::|v-bind:|@|v-)/.test(name) &&
      /#[\da-f]{3}|\(|-|['"`]/.test(value)
    ) {
      const key = name.replace(/^(?::|v-bind:)/, '');
      try {
        const own = findInExpression(value, offset, key);
        all.found.push(...own.found);
        all.properties.push(...own.properties);
        all.offsets.push(...own.offsets);
      } catch {
        // Statements and loops, such as of v-for, are no expressions; classes in them are found as text.
        all.found.push(...findUtilities(value.replace(/["'`]/g, ' '), offset, base, false));
      }
    } else all.found.push(...findUtilities(value, offset, base, false));
  }
}

function ofAttribute(
  value: string,
  offset: number,
  name: string,
  tagName: string,
  kind: string,
): Found[] {
  // On other elements a word names the look of a component.
  const names = COLORS.test(name) && (name !== 'color' || kind === 'svg' || OLD.test(tagName));
  return findLiterals(value, names).map(({ start, end, color, notation }) => ({
    offset: offset + start,
    text: value.slice(start, end),
    kind: 'literal',
    notation,
    color,
    property: name,
    paint: paintOf(name),
    states: [],
    modes: [],
    owner: `<${tagName}>`,
    change:
      OF_SVG.test(name) && kind !== 'svg' && kind !== 'component'
        ? { as: 'value' }
        : { as: 'nothing', reason: 'no style is sure to reach this attribute' },
  }));
}

/** A drawing in a page that has several colors has them as its own. */
function withDrawings(found: readonly Found[], drawings: readonly [number, number][]): Found[] {
  const result: Found[] = [];
  let next = 0;
  const reasons = drawings.map(([from, to]) => {
    const colors = new Set<string>();
    while (next < found.length && found[next]!.offset < from) next++;
    for (; next < found.length && found[next]!.offset < to; next++) {
      if (found[next]!.kind === 'literal') colors.add(found[next]!.text.toLowerCase());
    }
    return colors.size > 1 ? `it is in a drawing with ${colors.size} colors of its own` : undefined;
  });
  let at = 0;
  for (const one of found) {
    while (at < drawings.length && drawings[at]![1] <= one.offset) at++;
    const inside = at < drawings.length && one.offset >= drawings[at]![0];
    const reason = inside && one.kind === 'literal' ? reasons[at] : undefined;
    result.push(reason === undefined ? one : { ...one, leftAlone: reason });
  }
  return result;
}
