import { type Token, Tokenizer, TokenizerMode } from 'parse5';

import type { Found, NotRead } from '../model.ts';
import { readAttribute, type Take } from './attributes.ts';
import { addTo, type Findings, noFindings } from './findings.ts';
import { findInExpression, findInScript } from './script.ts';
import { findInSheet } from './style-sheet.ts';
import { findUtilities } from './utilities.ts';

/** A part of a file that was not read: a clause. */
export type Unread = Pick<NotRead, 'reason'>;

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
      addTo(all, read());
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

export const SHEETS: Partial<Record<string, 'css' | 'scss' | 'less'>> = {
  css: 'css',
  postcss: 'css',
  pcss: 'css',
  scss: 'scss',
  less: 'less',
  'text/css': 'css',
};

export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 160);

function readAttributes(
  { tagName, attrs, location }: Token.TagToken,
  text: string,
  kind: string,
  all: Findings,
  take: Take,
): void {
  // With the other attributes of its element, such as :class.
  const classes = text.slice(location?.startOffset, location?.endOffset);
  const tag = classes.slice(1, 1 + tagName.length);
  for (const { name } of attrs) {
    const at = location?.attrs?.[name];
    if (!at) continue;
    const source = text.slice(at.startOffset, at.endOffset);
    const head = /^[^=]*=\s*["']?/.exec(source)?.[0].length;
    if (head === undefined) {
      // UnoCSS takes classes for names of attributes.
      if (kind === 'vue')
        all.found.push(
          ...findUtilities(source, at.startOffset, { owner: tagName, classes }, false),
        );
      continue;
    }
    const value = source.slice(head, /["']$/.test(source) ? -1 : undefined);
    const offset = at.startOffset + head;
    if (value.length < 3) continue;
    if (
      kind === 'vue' &&
      /^(?::|v-bind:|@|v-)/.test(name) &&
      /#[\da-f]{3}|\(|-|['"`]/.test(value)
    ) {
      const key = name.replace(/^(?::|v-bind:)/, '');
      try {
        addTo(all, findInExpression(value, offset, key));
      } catch {
        // Statements and loops, such as of v-for, are no expressions; classes in them are found as text.
        const words = value.replace(/["'`]/g, ' ');
        all.found.push(...findUtilities(words, offset, { owner: tagName, classes }, false));
      }
    } else readAttribute({ tag, name, value, offset, classes, kind }, all, take);
  }
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
