import { formatRatio } from '@swatchwork/color';

import { markdownText } from '../text/text.ts';
import type { ContrastReport, Look } from './report.ts';

/** Rows of a table: comments and summaries of code hosts have a limit. */
const MOST_ROWS = 100;

/**
 * One line that a code host shows as it is: it neither calls somebody by an `@`, nor sets what stands between `$` as
 * a formula, for both of which a backslash does not count.
 */
export const reportText = (text: string): string =>
  markdownText(text)
    .replaceAll(/@(?=\w)/g, '@<!-- -->')
    .replaceAll('$', '<span>$</span>');

/** A report for a comment or a summary of a code host: what fails, what would repair it, what was not read. */
export function writeReportMarkdown(report: ContrastReport): string {
  const { title, summary, coverage, rows, changes, unread } = report;
  const failing = rows.filter(({ before }) => !before.passes);
  return [
    `### ${reportText(title)}`,
    `**${reportText(summary)}** ${reportText(coverage)}.`,
    ...markdownTable(
      ['Pair', 'Mode', 'Contrast', 'Required', 'Place'],
      failing.map(({ text, background, modes, minimum, before, place = '' }) => [
        `${text} on ${background}`,
        modes.join(', '),
        describeLook(before),
        `${minimum}:1`,
        place,
      ]),
    ),
    ...markdownTable(
      ['Change', 'Mode', 'Before', 'After', 'Place'],
      changes.map((one) => [one.token, one.modes.join(', '), one.before, one.after, one.place]),
    ),
    ...(unread.length > 0 ? [markdownList(unread)] : []),
    '',
  ].join('\n\n');
}

/** Such as `4.53:1, #767676 on #FFFFFF`. */
export const describeLook = ({ text, background, ratio }: Look): string =>
  `${formatRatio(ratio)}:1, ${text} on ${background}`;

/** A table with the first rows, and how many there are more; nothing without rows. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.map(reportText).join(' | ')} |`;
  const shown = [heads, heads.map(() => '---'), ...rows.slice(0, MOST_ROWS)].map(line).join('\n');
  return rows.length > MOST_ROWS ? [shown, `…and ${rows.length - MOST_ROWS} more`] : [shown];
}

export const markdownList = (items: readonly string[]): string =>
  items
    .slice(0, MOST_ROWS)
    .map((item) => `- ${reportText(item)}`)
    .join('\n');
