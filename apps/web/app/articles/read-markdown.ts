import MarkdownIt from 'markdown-it';

import { type ArticlePart, readFigure } from './article-parts.ts';
import { linkColors } from './link-colors.ts';
import { anchorHeadings } from './markdown-headings.ts';
import { linkForeignImages } from './markdown-images.ts';

/** HTML in an article is shown as text, and links of dangerous schemes are not made. */
const markdown = new MarkdownIt({ html: false });
markdown.core.ruler.push('anchor-headings', anchorHeadings);
markdown.core.ruler.push('link-foreign-images', linkForeignImages);
markdown.core.ruler.push('link-colors', linkColors);

// A wide table scrolls by itself, so that the page does not.
markdown.renderer.rules.table_open = () =>
  '<div class="table-box" role="group" aria-label="Table" tabindex="0">\n<table>\n';
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
