import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';

const markdown = new MarkdownIt();

// The shell follows links within the site (`InnerLink`).
markdown.renderer.rules.link_open = (tokens, at, options, _env, renderer) => {
  if (/^\//.test(String(tokens[at]?.attrGet('href')))) tokens[at]?.attrSet('data-inner', '');
  return renderer.renderToken(tokens, at, options);
};

/** Lets pages import `NAME.md?sections`: a long text by its headings, `## Title`, or `## Title {#id}`, as HTML. */
export const textSections = (): Plugin => ({
  name: 'text-sections',
  transform(text, file) {
    if (!file.endsWith('.md?sections')) return undefined;
    const sections = Array.from(
      text.matchAll(/^## (.+?)(?: \{#(\w+)\})?\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm),
      ([, title, id = '', body = '']) => ({ title, id, html: markdown.render(body) }),
    );
    return { code: `export const SECTIONS = ${JSON.stringify(sections)};`, moduleType: 'js' };
  },
});
