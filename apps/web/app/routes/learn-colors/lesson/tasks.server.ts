import type { ArticlePart } from '../../../articles/article-parts.ts';
import { readMarkdown } from '../../../articles/read-markdown.ts';

const SOURCES = import.meta.glob<string>('./content/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The exercise, questions and answers about a tutorial; undefined if it has none.
 *
 * @param site The site's address, which is printed.
 */
export function tasksOf(article: string, site: string): ArticlePart[] | undefined {
  const source = SOURCES[`./content/${article}.md`];
  return source === undefined ? undefined : readMarkdown(source.replaceAll('HOST', site));
}
