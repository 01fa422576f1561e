import { slugOf } from '@swatchwork/formats';
import type { StateCore } from 'markdown-it';

/** Ids that the page around an article uses itself. */
const PAGE_IDS = ['content'];

/**
 * Gives each heading an address, and makes its text the link to it. The title of the page is its
 * one h1, so one in the text becomes h2.
 */
export function anchorHeadings({ tokens, Token }: StateCore): void {
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

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
