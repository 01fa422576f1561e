import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';

const markdown = new MarkdownIt();

/** Lets pages import `NAME.md?sections`: a long text by its headings, `## Title {#id}`, as HTML. */
export const textSections = (): Plugin => ({
  name: 'text-sections',
  transform(text, file) {
    if (!file.endsWith('.md?sections')) return undefined;
    const sections = Array.from(
      text.matchAll(/^## (?<title>.+) \{#(?<id>\w+)\}\n(?<body>[\s\S]*?)(?=^## |$(?![\s\S]))/gm),
      ({ groups: { title, id, body } = {} }) => ({ title, id, html: markdown.render(body ?? '') }),
    );
    return { code: `export const SECTIONS = ${JSON.stringify(sections)};`, moduleType: 'js' };
  },
});
