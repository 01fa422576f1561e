/** A long text in Markdown, which `text-sections.ts` cuts at its headings when the site is built. */
declare module '*.md?sections' {
  /** A part of it: its address in the page, after the #, or empty, and its text as HTML. */
  export type TextSection = { id: string; title: string; html: string };
  export const SECTIONS: TextSection[];
}
