import { type Audit, straysOf } from '../audit.ts';
import { matchesOf } from '../change/matches.ts';
import type { Plan } from '../change/model.ts';
import { type Cluster, countBy } from '../clusters.ts';
import { hexOf } from '../colors.ts';
import { isStray, type NotRead, type Place } from '../model.ts';
import { themeFor } from '../themes.ts';

/** Places, counted. */
export interface Summary {
  readonly files: number;
  readonly places: number;
  readonly stray: number;
  readonly definitions: number;
  readonly leftAlone: number;
  /** Distinct stray colors. */
  readonly colors: number;
  /** Places that become tokens in exact mode, and those for which somebody has to choose one; without merges. */
  readonly certain: number;
  readonly undecided: number;
}

export function summaryOf(audit: Audit, plan: Plan): Summary {
  const { places, clusters } = audit;
  const count = (wanted: (use: string | null) => boolean) =>
    plan.changes.reduce(
      (sum, { use, near, places }) => sum + (!near && wanted(use) ? places.length : 0),
      0,
    );
  return {
    files: new Set(places.map(({ file }) => file)).size,
    places: places.length,
    stray: straysOf(audit).length,
    definitions: places.filter(
      ({ kind, leftAlone }) => kind === 'definition' && leftAlone === undefined,
    ).length,
    leftAlone: places.filter(({ leftAlone }) => leftAlone !== undefined).length,
    colors: clusters.filter(({ strays }) => strays.length > 0).length,
    certain: count((use) => use !== null),
    undecided: count((use) => use === null),
  };
}

/** Why places are left alone, with how many, the most frequent first. */
export const reasonsOf = (places: readonly Place[]): [reason: string, count: number][] =>
  countBy(places.flatMap(({ leftAlone }) => leftAlone?.replace(/\d+/g, 'several') ?? []));

/** Which files were not read, by reason; where in a file it does not parse is in {@link NotRead} alone. */
export function gapsOf(notRead: readonly NotRead[]): [reason: string, files: string[]][] {
  const byReason = new Map<string, string[]>();
  for (const { file, reason } of notRead) {
    const kind = reason.replace(/(?<=does not parse): .*/, '');
    const files = byReason.get(kind);
    if (files) files.push(file);
    else byReason.set(kind, [file]);
  }
  return [...byReason].sort(([, one], [, other]) => other.length - one.length);
}

/** Which tokens a cluster is in the themes of its places, the ones with the most contexts first. */
export function tokensOf(cluster: Cluster, { themes }: Audit) {
  const own = new Set(cluster.strays.map(({ file }) => themeFor(file, themes)));
  return [...own].flatMap((theme) => (theme ? matchesOf(cluster, theme) : [])).slice(0, 10);
}

/** An audit as JSON. */
export function describeAudit(audit: Audit, plan: Plan) {
  return {
    summary: summaryOf(audit, plan),
    themes: audit.themes.map(({ folder, files, sheet, barred, isTailwind4 }) => ({
      folder: folder === '' ? '.' : folder,
      files: files.map(({ name }) => name),
      contexts: sheet.contexts,
      tailwind4: isTailwind4,
      tokens: sheet.tokens.size,
      barred: Object.fromEntries(barred),
      notes: sheet.notes,
    })),
    clusters: audit.clusters.map((cluster) => ({
      hex: cluster.hex,
      spellings: cluster.spellings,
      paints: cluster.paints,
      stray: cluster.strays.length,
      definitions: cluster.definitions.length,
      tokens: tokensOf(cluster, audit),
    })),
    near: audit.families,
    customProperties: audit.faults,
    places: audit.places.map(describePlace),
    notRead: audit.notRead,
  };
}

/** The same without places, which may be many, and with the plan. */
export function describeShort(audit: Audit, plan: Plan) {
  const { places: _, near: __, ...report } = describeAudit(audit, plan);
  return { ...report, plan };
}

const describePlace = (place: Place) => {
  const {
    file,
    line,
    column,
    text,
    kind,
    notation,
    color,
    property,
    paint,
    states,
    modes,
    owner,
    leftAlone,
  } = place;
  return {
    file,
    line,
    column,
    text,
    kind,
    notation,
    hex: color ? hexOf(color) : null,
    property,
    paint,
    states,
    modes,
    owner,
    stray: isStray(place),
    leftAlone: leftAlone ?? null,
  };
};
