import {
  type Audit,
  auditBody,
  type Cluster,
  carryOut,
  gapsOf,
  type Match,
  type Place,
  type Plan,
  type PlannedChange,
  type PropertyFault,
  reasonsOf,
  type Summary,
  straysOf,
  summaryOf,
  tokensOf,
  writePatch,
} from '@swatchwork/audit';

/** Places that a page lists of one color, and colors that it lists. */
const MOST = { places: 200, colors: 500 };

/** Where a color is written, and what it paints there. */
export type ShownPlace = Pick<Place, 'file' | 'line' | 'text' | 'property' | 'owner' | 'modes'>;

/** A stray color, its places, and what is like it. */
export interface ShownColor {
  readonly hex: string;
  readonly spellings: readonly string[];
  readonly paints: readonly (readonly [paint: string, count: number])[];
  readonly count: number;
  readonly files: number;
  readonly places: readonly ShownPlace[];
  readonly tokens: readonly Match[];
  /** Near it, with their ΔE_OK. */
  readonly near: readonly {
    readonly hex: string;
    readonly distance: number;
    readonly isOneBitOff: boolean;
  }[];
}

/** A planned change, which a person may decide. */
export interface ShownChange {
  readonly key: string;
  readonly from: string;
  readonly paints: string;
  /** As planned: null asks for a choice. */
  readonly planned: string | null;
  /** As chosen; nothing leaves the color. */
  readonly use: string;
  readonly options: readonly string[];
  readonly count: number;
  readonly places: readonly ShownPlace[];
}

/** What a page shows of an audit. */
export interface StrayReport {
  readonly summary: Summary;
  /** Files with stray colors. */
  readonly files: number;
  readonly themes: readonly {
    readonly files: readonly string[];
    readonly modes: readonly string[];
  }[];
  readonly colors: readonly ShownColor[];
  readonly changes: readonly ShownChange[];
  readonly leftAlone: readonly (readonly [reason: string, count: number])[];
  readonly notRead: readonly (readonly [reason: string, files: readonly string[]])[];
  readonly faults: readonly PropertyFault[];
  /** What the chosen tokens change, with a patch; why nothing does, in sentences. */
  readonly outcome: {
    readonly places: number;
    readonly files: number;
    readonly patch: string;
    readonly refused: readonly string[];
  };
  /** For the report. */
  readonly html: string;
}

const keyOf = ({ from, paints, options }: PlannedChange) => [from, paints, ...options].join(' ');

/** @param chosen By the keys of changes: the token that a person uses, or nothing. */
export function strayReport(
  audit: Audit,
  planned: Plan,
  chosen: Readonly<Record<string, string>>,
): StrayReport {
  const changes = planned.changes.map((one) => {
    const choice = chosen[keyOf(one)];
    return choice === undefined ? one : { ...one, use: choice || null };
  });
  const plan = { ...planned, changes };
  const { files, refused } = carryOut(plan, audit);
  const byOffset = new Map(audit.places.map((place) => [`${place.offset} ${place.file}`, place]));
  return {
    summary: summaryOf(audit, plan),
    files: new Set(straysOf(audit).map(({ file }) => file)).size,
    themes: audit.themes.map(({ files, sheet }) => ({
      files: files.map(({ name }) => name),
      modes: sheet.contexts,
    })),
    colors: audit.clusters
      .filter(({ strays }) => strays.length > 0)
      .slice(0, MOST.colors)
      .map((cluster) => colorOf(cluster, audit)),
    changes: changes.map(({ use, ...one }, i) => ({
      key: keyOf(planned.changes[i]!),
      from: one.from,
      paints: one.paints,
      planned: planned.changes[i]!.use,
      use: use ?? '',
      options: one.options,
      count: one.places.length,
      places: one.places
        .slice(0, MOST.places)
        .flatMap(({ offset, file }) => shown(byOffset.get(`${offset} ${file}`))),
    })),
    leftAlone: reasonsOf(audit.places),
    notRead: gapsOf(audit.notRead),
    faults: audit.faults,
    outcome: {
      places: files.reduce((sum, { places }) => sum + places, 0),
      files: files.length,
      patch: refused.length > 0 ? '' : writePatch(files),
      refused,
    },
    html: auditBody(audit, plan, { clusters: 300, places: 30 }),
  };
}

function colorOf(cluster: Cluster, audit: Audit): ShownColor {
  const { hex, spellings, paints, strays } = cluster;
  const family = audit.families.find(
    ({ leader, members }) => leader === hex || members.some((one) => one.hex === hex),
  );
  const own = family?.members.find((one) => one.hex === hex);
  return {
    hex,
    spellings: spellings.slice(0, 6).map((text) => text.slice(0, 60)),
    paints: Object.entries(paints),
    count: strays.length,
    files: new Set(strays.map(({ file }) => file)).size,
    places: strays.slice(0, MOST.places).flatMap(shown),
    tokens: tokensOf(cluster, audit),
    near: own ? [{ ...own, hex: family!.leader }] : (family?.members.slice(0, 12) ?? []),
  };
}

const shown = (place: Place | undefined): ShownPlace[] =>
  place
    ? [
        {
          file: place.file,
          line: place.line,
          text: place.text.slice(0, 80),
          property: place.property,
          owner: place.owner.slice(0, 80),
          modes: place.modes,
        },
      ]
    : [];
