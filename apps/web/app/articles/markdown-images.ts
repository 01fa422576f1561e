import type { Token as MarkdownToken, StateCore } from 'markdown-it';

/** Stands for this site, to tell its addresses from those of other sites. */
const HERE = 'http://here.invalid';

/**
 * Pages load nothing from other sites, as the privacy policy says: an image of another site becomes
 * a link to it. Images of this site and those inside the text (`data:`) are shown.
 */
export function linkForeignImages({ tokens, Token }: StateCore): void {
  for (const block of tokens) {
    let depth = 0;
    block.children =
      block.children?.flatMap((token): MarkdownToken[] => {
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
