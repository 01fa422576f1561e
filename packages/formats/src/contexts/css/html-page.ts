import type { ContextFile } from '../context-sheet.ts';
import { UnreadParts } from '../unread.ts';
import { findSheet } from './find-sheet.ts';

/** Whether a file is a page, or a part of one that has its styles. */
export const isPage = ({ name, text }: ContextFile): boolean =>
  /\.html?$/i.test(name) || /^\s{0,1000}<(?:!doctype|html|head|body|style)\b/i.test(text);

/** Comments, and tags with their attributes. */
const MARKUP = /<!--|<([a-z][\w-]{0,40})\b([^<>]{0,4000})>/gi;

const LINK = /\brel\s{0,9}=\s{0,9}["']?stylesheet\b/i;
const HREF = /\bhref\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const MEDIA = /\bmedia\s{0,9}=\s{0,9}["']?(?!all\b|screen\b)([\w() :-]{1,60})/i;
const STYLE = /\sstyle\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/i;
const PAINT = /(?:^|[;\s])(?:color|background(?:-color)?|fill|stroke|border[\w-]{0,20})\s{0,9}:/gi;

/** The addresses of style sheets that a page links to, in order. */
export function linksOf({ text }: ContextFile): string[] {
  return [...text.matchAll(MARKUP)].flatMap(([, name, attributes = '']) =>
    name?.toLowerCase() === 'link' && LINK.test(attributes) ? (hrefOf(attributes) ?? []) : [],
  );
}

/**
 * The style elements of a page, with everything else blank, so that offsets and lines stay as they were;
 * and its styles that are not read: those of other files, of other media, and of attributes.
 *
 * @param files All files that are read together.
 */
export function readPage(page: ContextFile, files: readonly ContextFile[]) {
  const { name, text } = page;
  const unread = new UnreadParts();
  const lower = text.toLowerCase();
  const parts: string[] = [];
  let from = 0;
  const leave = (offset: number, what: string, reason: string, colors = 0) =>
    unread.add(page, offset, { what, reason, colors });
  const skipTo = (close: string, at: number) => {
    const end = lower.indexOf(close, at);
    return end < 0 ? text.length : end;
  };
  MARKUP.lastIndex = 0;
  for (let match = MARKUP.exec(text); match; match = MARKUP.exec(text)) {
    const [tag, found, attributes = ''] = match;
    const element = found?.toLowerCase();
    const inside = match.index + tag.length;
    if (element === 'style') {
      const end = skipTo('</style', inside);
      const media = MEDIA.exec(attributes)?.[1];
      if (media) leave(match.index, `<style media="${media}">`, 'it is for other media');
      else {
        parts.push(blank(text.slice(from, inside)), text.slice(inside, end));
        from = end;
      }
      MARKUP.lastIndex = end;
    } else if (element === undefined || element === 'script') {
      MARKUP.lastIndex = skipTo(element ? '</script' : '-->', inside);
    } else if (element === 'link' && LINK.test(attributes)) {
      const href = hrefOf(attributes);
      if (href !== undefined && !findSheet(href, page, files)) {
        leave(match.index, href, 'linked style sheets have to be added separately');
      }
    }
    const style = STYLE.exec(attributes)?.slice(1).join('') ?? '';
    const colors = style.match(PAINT)?.length ?? 0;
    if (colors > 0) leave(match.index, `style="${style}"`, 'style attributes are not read', colors);
  }
  return { sheet: { name, text: parts.join('') + blank(text.slice(from)) }, unread };
}

const hrefOf = (attributes: string): string | undefined =>
  HREF.exec(attributes)
    ?.slice(1)
    .find((one) => one !== undefined);

const blank = (text: string): string => text.replaceAll(/[^\n\r\f]/g, ' ');
