/** One tutorial of the learning hub. */
export interface SampleArticle {
  /** Lower-case words joined by hyphens; unique and stable, since addresses hold it. */
  slug: string;
  title: string;
  /** One or two sentences for lists. */
  excerpt: string;
  /** Markdown of 600 to 1,500 words with figures and sources; its headings start at level 2. */
  content: string;
  /** YYYY-MM-DD. */
  publishedAt: string;
}
