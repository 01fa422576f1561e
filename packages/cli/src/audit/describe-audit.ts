import {
  type Audit,
  type Cluster,
  gapsOf,
  isStray,
  NEAR,
  type Plan,
  type PlannedChange,
  reasonsOf,
  summaryOf,
  tokensOf,
} from '@swatchwork/audit';
import { formatRatio } from '@swatchwork/color';

import type { Paint } from '../paint.ts';
import { toLines } from '../terminal.ts';

/** Entries of each list that a terminal shows. */
const MOST_SHOWN = 20;

/** An audit for people. */
export function describeAudit(audit: Audit, plan: Plan, folder: string, paint: Paint): string {
  const summary = summaryOf(audit, plan);
  const { stray, places, files, colors, definitions, leftAlone, certain, undecided } = summary;
  const kinds = kindsOf(audit);
  const lines = [
    paint.strong(
      `${folder}: ${many(stray, 'stray color')} (${many(colors, 'distinct color')}) among ${many(places, 'place')} in ${many(files, 'file')}`,
    ),
    ...(kinds === '' ? [] : [`  ${kinds}`]),
    `  ${many(definitions, 'value')} of tokens, ${many(leftAlone, 'place')} left alone`,
    ...part(
      paint,
      'Most frequent',
      audit.clusters.filter(({ strays }) => strays.length > 0),
      (one) => describeCluster(one, audit, paint),
    ),
    ...part(
      paint,
      `Near each other (ΔE_OK up to ${NEAR})`,
      audit.families,
      ({ leader, members }) =>
        `${leader}: ${members
          .slice(0, 6)
          .map(({ hex, isOneBitOff }) => `${hex}${isOneBitOff ? ' (one bit off)' : ''}`)
          .join(', ')}${members.length > 6 ? ` and ${members.length - 6} more` : ''}`,
    ),
    ...part(
      paint,
      'Merges that --near proposes',
      plan.changes.filter(({ near }) => near),
      describeMerge,
    ),
    ...part(
      paint,
      'Custom properties',
      audit.faults,
      ({ name, fault, places: [at] }) => `${name} is ${fault}: ${at?.file}:${at?.line}`,
    ),
    ...part(
      paint,
      'Left alone',
      reasonsOf(audit.places),
      ([reason, count]) => `${many(count, 'place')}: ${reason}`,
    ),
    ...part(
      paint,
      'Not read',
      gapsOf(audit.notRead),
      ([reason, names]) =>
        `${many(names.length, 'file')}: ${reason}: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`,
    ),
    '',
    ...describeThemes(audit),
    ...(certain > 0
      ? [`${many(certain, 'place')} can become tokens without a change of any color: --write.`]
      : []),
    ...(undecided > 0
      ? [`For ${many(undecided, 'place')} somebody has to choose a token: --plan plan.json.`]
      : []),
  ];
  return toLines(lines);
}

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function kindsOf({ places }: Audit): string {
  const strays = places.filter(isStray);
  return (['literal', 'arbitrary value', 'palette utility', 'fallback'] as const)
    .map((kind) => [kind, strays.filter((one) => one.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) =>
      kind.endsWith('utility')
        ? `${count} palette ${count === 1 ? 'utility' : 'utilities'}`
        : many(count, kind),
    )
    .join(', ');
}

function part<T>(
  paint: Paint,
  title: string,
  items: readonly T[],
  describe: (item: T) => string,
): string[] {
  if (items.length === 0) return [];
  const more = items.length - MOST_SHOWN;
  return [
    '',
    paint.strong(title),
    ...items.slice(0, MOST_SHOWN).map((item) => `  ${describe(item)}`),
    ...(more > 0 ? [paint.faint(`  … and ${more} more: --json or --report FILE.html`)] : []),
  ];
}

function describeCluster(cluster: Cluster, audit: Audit, paint: Paint): string {
  const { hex, strays, paints, spellings, color } = cluster;
  const [first] = tokensOf(cluster, audit);
  const token =
    first &&
    `  ${first.token}${first.isEverywhere ? '' : ` in ${first.contexts.slice(0, 2).join(', ')} alone`}`;
  const others = spellings
    .filter((text) => text.toLowerCase() !== hex)
    .slice(0, 3)
    .map((text) => text.slice(0, 40));
  return `${paint.block(color.color)}${hex.padEnd(9)} ${String(strays.length).padStart(5)}  ${Object.keys(paints).slice(0, 3).join(', ')}${token ?? ''}${others.length > 0 ? paint.faint(`  ${others.join(', ')}`) : ''}`;
}

/** A merge, or why there is none. */
function describeMerge({ from, paints, near = [], why, places }: PlannedChange): string {
  const [first] = near;
  const start = `${from.padEnd(9)} ${String(places.length).padStart(5)}  ${paints}`;
  if (!first) return `${start}: ${why}`;
  const contrasts = first.contrasts
    .slice(0, 3)
    .map(
      ({ pair, context, before, after }) =>
        `; ${pair} in ${context}: ${formatRatio(before)} to ${formatRatio(after)}`,
    );
  return `${start}  ${first.use}, ΔE_OK ${first.distance}${contrasts.join('')}`;
}

function describeThemes({ themes }: Audit): string[] {
  if (themes.length === 0) {
    return ['No style sheet with tokens was found: nothing can be replaced.'];
  }
  return themes.map(({ files, sheet: { contexts }, folder }) => {
    const where = folder === '' ? '' : ` of ${folder}`;
    const names = files.map(({ name }) => name);
    return `Tokens${where}: ${firstOf(names, 3)}, in ${firstOf(contexts, 6)}`;
  });
}

const firstOf = (words: readonly string[], most: number): string =>
  `${words.slice(0, most).join(', ')}${words.length > most ? ', …' : ''}`;
