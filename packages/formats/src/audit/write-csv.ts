import { formatRatio } from '@swatchwork/color';

import { csvOf, csvText } from '../text/csv-text.ts';
import type { ContrastReport, Look } from './report.ts';

const HEADINGS = [
  ...['Text', 'Background', 'Mode', 'Criterion', 'Required'],
  ...['Text color', 'Background color', 'Contrast', 'Result'],
  ...['Text color after', 'Background color after', 'Contrast after', 'Result after', 'Place'],
];

/**
 * A report as a table: one row a pair and mode, ratios cut and never rounded up, and a row of its own for
 * everything that was not checked.
 */
export function writeReportCsv({ rows, unread }: ContrastReport): string {
  const pairs = rows.flatMap(
    ({ text, background, modes, criterion, minimum, before, after, place }) =>
      modes.map((mode) => [
        ...[text, background, mode].map(csvText),
        criterion ? `WCAG 2.2 ${criterion.id}` : '',
        String(minimum),
        ...cellsOf(before),
        ...(after ? cellsOf(after) : ['', '', '', '']),
        csvText(place ?? ''),
      ]),
  );
  const rest = unread.map((text) =>
    HEADINGS.map((heading) =>
      heading === 'Text' ? csvText(text) : heading === 'Result' ? 'not checked' : '',
    ),
  );
  return csvOf([HEADINGS, ...pairs, ...rest]);
}

const cellsOf = ({ text, background, ratio, passes }: Look) => [
  text,
  background,
  formatRatio(ratio),
  passes ? 'passes' : 'fails',
];
