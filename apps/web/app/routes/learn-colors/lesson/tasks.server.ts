import { encode } from 'uqr';

import type { ArticlePart } from '../../../articles/article-parts.ts';
import { readMarkdown } from '../../../articles/read-markdown.ts';

const SOURCES = import.meta.glob<string>('./content/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A QR code as an SVG path of black modules of 1 × 1, with the white border that readers need. */
export interface QrCode {
  text: string;
  /** Of the square with its border, in modules. */
  size: number;
  path: string;
}

export interface Tasks {
  /** The address of the exercise. */
  code: QrCode;
  /** The exercise and the questions. */
  tasks: ArticlePart[];
  answers: ArticlePart[];
}

/**
 * The exercise, questions and answers about a tutorial; undefined if it has none.
 *
 * @param site The site's address, which is printed.
 */
export function tasksOf(article: string, site: string): Tasks | undefined {
  const source = SOURCES[`./content/${article}.md`]?.replaceAll('HOST', site);
  if (source === undefined) return undefined;
  const [tasks = '', answers = ''] = source.split(/(?=^## Answers$)/m);
  const [, exercise = site] = /\[(https?:[^\]]+)\]/.exec(tasks) ?? [];
  return { code: qrCode(exercise), tasks: readMarkdown(tasks), answers: readMarkdown(answers) };
}

function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) =>
    row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { text, size, path: modules.join('') };
}
