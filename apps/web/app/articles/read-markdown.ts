import { slugOf } from '@swatchwork/formats';
import MarkdownIt, { type StateCore, type Token } from 'markdown-it';

import { type ArticlePart, readFigure } from './article-parts.ts';

const HEX = /#[0-9a-f]{6}(?![0-9a-z])/i;
const HEXES = /(#[0-9a-f]{6}(?![0-9a-z]))/i;

/** Links each hex in a text to the page of its color; the texts of links stay as they are. */
function linkColors({ tokens, Token }: StateCore): void {
  for (const { type, children } of tokens) {
    if (type !== 'inline' || !children) continue;
    let depth = 0;
    const linked = children.flatMap((token) => {
      if (token.type === 'link_open') depth += 1;
      if (token.type === 'link_close') depth -= 1;
      if (depth > 0) return token;
      if (token.type === 'code_inline' && HEX.test(token.content)) {
        return token.content.length === 7 ? link(token, token.content, Token) : token;
      }
      return token.type === 'text' ? splitText(token, Token) : token;
    });
    children.splice(0, children.length, ...linked);
  }
}

type NewToken = StateCore['Token'];

function splitText({ content }: Token, NewToken: NewToken): Token[] {
  return content.split(HEXES).flatMap((part) => {
    const text = new NewToken('text', '', 0);
    text.content = part;
    return HEX.test(part) ? link(text, part, NewToken) : text;
  });
}

function link(token: Token, hex: string, NewToken: NewToken): Token[] {
  const open = new NewToken('link_open', 'a', 1);
  open.attrSet('href', `/color/${hex.slice(1).toLowerCase()}`);
  return [open, token, new NewToken('link_close', 'a', -1)];
}

/** Stands for this site, to tell its addresses from those of other sites. */
const HERE = 'http://here.invalid';

/**
 * Pages load nothing from other sites, as the privacy policy says: an image of another site becomes
 * a link to it. Images of this site and those inside the text (`data:`) are shown.
 */
function linkForeignImages({ tokens, Token }: StateCore): void {
  for (const block of tokens) {
    let depth = 0;
    block.children =
      block.children?.flatMap((token): Token[] => {
        if (token.type === 'link_open') depth += 1;
        if (token.type === 'link_close') depth -= 1;
        if (token.type !== 'image') return [token];
        const source = String(token.attrGet('src') ?? '');
        if (isOurs(source)) {
          token.attrSet('loading', 'lazy');
          return [token];
        }
        const text = new Token('text', '', 0);
        text.content = token.content || 'Picture';
        if (depth > 0) return [text];
        const open = new Token('link_open', 'a', 1);
        open.attrSet('href', source);
        return [open, text, new Token('link_close', 'a', -1)];
      }) ?? null;
  }
}

function isOurs(source: string): boolean {
  const url = URL.parse(source, HERE);
  return url?.origin === HERE || url?.protocol === 'data:';
}

/** Ids that the page around an article uses itself. */
const PAGE_IDS = ['content'];

/**
 * Gives each heading an address, and makes its text the link to it. The title of the page is its
 * one h1, so one in the text becomes h2.
 */
function anchorHeadings({ tokens, Token }: StateCore): void {
  const taken = new Set(PAGE_IDS);
  for (const [index, token] of tokens.entries()) {
    if (token.tag === 'h1') token.tag = 'h2';
    const inline = tokens[index + 1];
    if (token.type !== 'heading_open' || !inline?.children) continue;

    const words = inline.children.filter(({ type }) => type === 'text' || type === 'code_inline');
    const id = freeId(slugOf(words.map(({ content }) => content).join('')) || 'section', taken);
    token.attrSet('id', id);
    if (inline.children.some(({ type }) => type === 'link_open')) continue;
    const open = new Token('link_open', 'a', 1);
    open.attrSet('href', `#${id}`);
    inline.children = [open, ...inline.children, new Token('link_close', 'a', -1)];
  }
}

/** The ids of the headings of a text that has these alone, by their titles. */
export function idsOf(titles: readonly string[]): string[] {
  const taken = new Set(PAGE_IDS);
  return titles.map((title) => freeId(slugOf(title) || 'section', taken));
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

/** A head without text is the empty corner of a table, which names no column. */
function leaveCornersEmpty({ tokens }: StateCore): void {
  for (const [i, token] of tokens.entries()) {
    if (token.type !== 'th_open' || tokens[i + 1]?.content) continue;
    for (const one of [token, tokens[i + 2]]) if (one) one.tag = 'td';
  }
}

/** HTML in an article is shown as text, and links of dangerous schemes are not made. */
const markdown = new MarkdownIt({ html: false });
markdown.core.ruler.push('anchor-headings', anchorHeadings);
markdown.core.ruler.push('link-foreign-images', linkForeignImages);
markdown.core.ruler.push('link-colors', linkColors);

markdown.core.ruler.push('leave-corners-empty', leaveCornersEmpty);

// A wide table scrolls by itself, so that the page does not.
markdown.renderer.rules.table_open = (tokens, index) => {
  const end = tokens.findIndex(({ type }, i) => i > index && type === 'thead_close');
  const heads = tokens.slice(index, end).filter(({ type }) => type === 'inline');
  const label = heads
    .map(({ content }) => content)
    .filter(Boolean)
    .join(', ');
  return `<div class="table-box" role="group" aria-label="Table: ${markdown.utils.escapeHtml(label)}" tabindex="0">\n<table>\n`;
};
markdown.renderer.rules.table_close = () => '</table>\n</div>\n';

/** Turns Markdown into safe HTML, cut where the page draws a figure. */
export function readMarkdown(text: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let run: ReturnType<typeof markdown.parse> = [];
  const endRun = () => {
    if (run.length > 0) parts.push({ html: markdown.renderer.render(run, markdown.options, {}) });
    run = [];
  };

  for (const token of markdown.parse(text, {})) {
    // A figure inside a list or a quotation stays code: the HTML around it cannot be cut there.
    const isBlock = token.type === 'fence' && token.level === 0;
    const figure = isBlock ? readFigure(token.info, token.content) : undefined;
    if (figure) {
      endRun();
      parts.push({ figure });
    } else {
      run.push(token);
    }
  }
  endRun();
  return parts;
}
