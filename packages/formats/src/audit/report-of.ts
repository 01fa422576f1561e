import { groupBy } from '@swatchwork/color';
import { describeCoverage } from '@swatchwork/theme/check';

import type { OpenTheme, ReadPair, ReadPairInContext, ThemeReading } from '../repair/model.ts';
import { describeVerdict } from './describe-reading.ts';
import {
  type ContrastReport,
  criterionOf,
  placeText,
  type ReportHead,
  type ReportRow,
} from './report.ts';
import type { LeftFile } from './take-files.ts';

/** A reading with the places of its tokens and the ids of its changes. */
export type ThemeAudit = ThemeReading & Pick<OpenTheme, 'ids' | 'places'>;

/** What a person chose, and what they gave besides the files that were read. */
export interface AuditChoices {
  /** Ids of changes that are not made. */
  readonly without: readonly string[];
  readonly held: readonly string[];
  readonly left: readonly LeftFile[];
}

/** Files with one reason that have a sentence each. */
const MOST_ALIKE = 8;

/** What was not read or not checked, in sentences. */
export const listUnread = (
  { unknown, notes }: ThemeReading,
  left: readonly LeftFile[],
): string[] => [
  ...[...groupBy(left, ({ reason }) => reason)].flatMap(([reason, files]) => {
    const names = files.map(({ name }) => name);
    return names.length > MOST_ALIKE
      ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} other files were not read, because ${reason}`
      : names.map((name) => `${name} was not read, because ${reason}`);
  }),
  ...unknown.map((name) => `${name}: its name does not show what it is used for`),
  ...notes,
];

/** The report of an audit. */
export function reportOf(
  audit: ThemeAudit,
  { without, held, left }: AuditChoices,
  head: ReportHead,
): ContrastReport {
  const chosen = audit.changes.filter((_, i) => !without.includes(audit.ids[i]!));
  return {
    ...head,
    summary: describeVerdict({ ...audit, chosen: chosen.length, leftFiles: left.length }),
    files: audit.files.map(({ name }) => name),
    modes: audit.contexts,
    coverage: describeCoverage(audit.coverage),
    rows: audit.pairs.flatMap((pair) => rowsOf(pair, audit)),
    changes: chosen.map(({ token, contexts, before, after, ...place }) => ({
      place: placeText(place),
      token,
      modes: contexts,
      before,
      after,
    })),
    held,
    unread: listUnread(audit, left),
  };
}

/** One row for all modes in which a pair looks the same, before and after. */
function rowsOf(
  { foreground, background, kind, contexts }: ReadPair,
  audit: ThemeAudit,
): ReportRow[] {
  const keyOf = ({ foreground, background, minimum, repaired }: ReadPairInContext) =>
    [foreground, background, minimum, repaired.foreground, repaired.background].join();
  return [...groupBy(Object.entries(contexts), ([, seen]) => keyOf(seen)).values()].map(
    (same): ReportRow => {
      const [mode, { repaired, ...seen }] = same[0]!;
      const place = audit.places[foreground]?.[mode] ?? audit.places[background]?.[mode];
      return {
        text: foreground,
        background,
        modes: same.map(([name]) => name),
        criterion: criterionOf(kind, seen.minimum),
        minimum: seen.minimum,
        before: lookOf(seen, seen.minimum),
        after: lookOf(repaired, seen.minimum),
        place: place && placeText(place),
      };
    },
  );
}

const lookOf = (
  { foreground, background, ratio }: ReadPairInContext['repaired'],
  minimum: number,
) => ({ text: foreground, background, ratio, passes: ratio >= minimum });
