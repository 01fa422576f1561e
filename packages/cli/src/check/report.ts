import {
  type ContrastReport,
  criterionOf,
  placeText,
  writeReportCsv,
  writeReportEarl,
  writeReportHtml,
  writeReportMarkdown,
} from '@swatchwork/formats/audit';
import { notesOnUnread } from '@swatchwork/formats/contexts';
import { describeCoverage, notesOnUnjudged } from '@swatchwork/theme/check';

import { toJson } from '../command.ts';
import { listOf, quote, UsageError } from '../usage-error.ts';
import type { Place } from './source.ts';
import type { Judgment } from './verdict.ts';

/** By the ends of files. */
const WRITERS: Readonly<Record<string, (report: ContrastReport) => string>> = {
  html: writeReportHtml,
  csv: writeReportCsv,
  md: writeReportMarkdown,
  jsonld: (report) => toJson(writeReportEarl(report)),
};

/**
 * What writes a report in the format that the end of a file says.
 *
 * @throws {UsageError} If it says none.
 */
export function reportWriter(path: string): (judgment: Judgment, file: string) => string {
  const write = WRITERS[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
  if (write) return (judgment, file) => write(toReport(judgment, file));
  const ends = listOf(Object.keys(WRITERS).map((end) => `.${end}`));
  throw new UsageError(`The file of --report must end with ${ends}; got ${quote(path)}.`);
}

function toReport(judgment: Judgment, file: string): ContrastReport {
  const { verdicts, contexts, coverage, repair } = judgment;
  const failed = verdicts.filter(({ passed }) => !passed).length;
  const unread = [...notesOnUnread(coverage.unread), ...notesOnUnjudged(coverage)];
  const parts = unread.length > 0 ? ' Parts were not checked: they are listed below.' : '';
  return {
    title: `Contrast check of ${file}`,
    date: new Date().toISOString().slice(0, 10),
    summary: `${failed} of ${verdicts.length} pairs in a mode are below the minimum.${parts}`,
    files: [...new Set([file, ...verdicts.map(({ place }) => place.source.file)])],
    modes: contexts,
    coverage: describeCoverage(coverage),
    rows: verdicts.map(({ pair, context, text, background, min, ratio, passed, place }) => ({
      text: text.reference,
      background: background.reference,
      modes: [context],
      criterion: criterionOf(pair.kind, min.ratio),
      minimum: min.ratio,
      before: { text: text.hex, background: background.hex, ratio, passes: passed },
      place: placeOf(place),
    })),
    changes: repair.changes.map(({ place, name, contexts: modes, from, to }) => ({
      place: placeOf(place),
      token: name,
      modes,
      before: from,
      after: to,
    })),
    held: [],
    unread,
  };
}

const placeOf = ({ source, at }: Place): string =>
  placeText({ file: source.file, line: source.positionOf(at.offset).line });
