import { groupBy, type ParsedColor, toOklab } from '@swatchwork/color';

import type { Audit } from '../audit.ts';
import { type Cluster, toFamilies } from '../clusters.ts';
import { colorKey, hexOf, isInSrgb } from '../colors.ts';
import { isStray, type Place } from '../model.ts';
import { type Theme, themeFor } from '../themes.ts';
import { describeFall, fails, openContrasts } from './contrasts.ts';
import { suits } from './matches.ts';
import { type Merge, type Plan, type PlannedChange, toPlanned } from './model.ts';
import { compare, distanceOf } from './prove.ts';
import { replacementFor } from './replacement.ts';

/** The largest ΔE_OK of a merge: above, colors are others at a glance. */
export const FARTHEST = 0.1;

/** Tokens that are proposed for a color, and those that are tried. */
const MOST_PROPOSED = 3;
const MOST_TRIED = 8;
/** Colors that are compared with tokens, those with the most places first. */
const MOST_COLORS = 2000;

/** A token or color near a place, where the place applies. */
interface Near {
  readonly use: string;
  readonly distance: number;
  readonly colors: ReadonlyMap<string, ParsedColor>;
}

/**
 * What could be merged: stray colors within a distance of a token in every mode in which they apply, else of a more
 * frequent stray color. Nothing is chosen, and nothing is proposed that makes a declared pair fail.
 *
 * @param plan Of exact mode: what it can change is left out.
 * @param within ΔE_OK, above 0 and at most {@link FARTHEST}.
 */
export function proposeMerges(audit: Audit, plan: Plan, within: number): PlannedChange[] {
  const exact = new Set(
    plan.changes.flatMap(({ places }) => places.map(({ file, offset }) => `${file}\n${offset}`)),
  );
  const colors = new Set(audit.clusters.slice(0, MOST_COLORS).map(({ key }) => key));
  const strays = audit.places.filter(
    (place) =>
      isStray(place) &&
      place.color &&
      isInSrgb(place.color) &&
      place.change.as !== 'nothing' &&
      colors.has(colorKey(place.color)) &&
      !exact.has(`${place.file}\n${place.offset}`),
  );
  const byTheme = groupBy(strays, ({ file }) => themeFor(file, audit.themes));
  return [...byTheme].flatMap(([theme, places]) => proposeIn(theme, places, audit, within));
}

function proposeIn(
  theme: Theme | undefined,
  places: readonly Place[],
  audit: Audit,
  within: number,
): PlannedChange[] {
  const contrastsOf = openContrasts(theme, audit.places.filter(isStray));
  const tokens = theme ? tokensNear(theme, places, within) : new Map<Place, Near[]>();
  const leaders = leadersOf(audit.clusters, theme?.sheet.contexts ?? ['light'], within);
  const found = places.flatMap((place) => {
    const leader = leaders.get(colorKey(place.color!));
    const near = tokens.get(place) ?? (leader ? [leader] : []);
    const able = near.filter(({ use }) => replacementFor(place, use, theme) !== undefined);
    if (able.length === 0) return [];
    const measured = able.map(({ use, distance, colors }) => ({
      use,
      distance: Math.ceil(distance * 1e5) / 1e5,
      contrasts: contrastsOf({ place, use, colors }),
    }));
    const kept = measured.filter(({ contrasts }) => !contrasts.some(fails)).slice(0, MOST_PROPOSED);
    const refused = measured.filter(({ contrasts }) => contrasts.some(fails));
    return [{ place, near: kept, refused }];
  });
  const groups = groupBy(found, ({ place, near, refused }) =>
    JSON.stringify([colorKey(place.color!), place.paint, near, refused]),
  );
  return [...groups.values()].map(([one, ...more]) => ({
    from: hexOf(one!.place.color!),
    paints: one!.place.paint,
    use: null,
    options: one!.near.map(({ use }) => use),
    near: one!.near,
    why: describe(one!.near, one!.refused),
    places: [one!, ...more].map(({ place }) => toPlanned(place)),
  }));
}

/** By place, the tokens that are near in each context in which it applies, the nearest first. */
function tokensNear(theme: Theme, places: readonly Place[], within: number): Map<Place, Near[]> {
  const { tokens, contexts } = theme.sheet;
  const own = [...tokens]
    .filter(([name]) => name.startsWith('--') && !theme.barred.has(name))
    .map(([name, { colors }]) => ({
      name,
      colors: [...colors.values()].map((color) => ({ color, l: toOklab(color.color).l })),
    }));
  const known = new Map<string, string[]>();
  const nearAnywhere = (color: ParsedColor): string[] => {
    const key = colorKey(color);
    const { l } = toOklab(color.color);
    const names =
      known.get(key) ??
      own
        .map(({ name, colors }) => {
          const distances = colors
            .filter((one) => Math.abs(one.l - l) <= within)
            .map((one) => distanceOf(color, one.color));
          return { name, distance: Math.min(Number.POSITIVE_INFINITY, ...distances) };
        })
        .filter(({ distance }) => distance <= within)
        .sort((one, other) => one.distance - other.distance)
        .map(({ name }) => name);
    known.set(key, names);
    return names.filter((name) => !names.includes(theme.aliases.get(name) ?? ''));
  };
  const tried = places.flatMap((place) =>
    nearAnywhere(place.color!)
      .filter((name) => suits(name, place.paint))
      .slice(0, MOST_TRIED)
      .map((token) => ({ place, token, colors: tokens.get(token)!.colors })),
  );
  const compared = [
    ...tried
      .filter(({ place }) => place.modes.length === 0)
      .map((one) => ({
        one,
        distances: new Map(
          contexts.map((each) => [each, distanceOf(one.place.color, one.colors.get(each))]),
        ),
      })),
    ...chunks(tried.filter(({ place }) => place.modes.length > 0)).flatMap((part) =>
      compare(theme, part),
    ),
  ];
  const near = compared.flatMap(({ one, distances }) => {
    const distance = Math.max(...distances.values());
    if (distances.size === 0 || distance > within) return [];
    const colors = new Map([...one.colors].filter(([context]) => distances.has(context)));
    return [{ place: one.place, use: one.token, distance, colors }];
  });
  const byPlace = groupBy(near, ({ place }) => place);
  for (const list of byPlace.values()) list.sort((one, other) => one.distance - other.distance);
  return byPlace;
}

/** Places that are compared under their conditions at once: all of these count as custom properties. */
const chunks = <T>(list: readonly T[], size = 1000): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) =>
    list.slice(i * size, (i + 1) * size),
  );

/** By color, the more frequent stray color that it could be. */
function leadersOf(
  clusters: readonly Cluster[],
  contexts: readonly string[],
  within: number,
): Map<string, Near> {
  const strays = clusters.filter(({ strays, color }) => strays.length > 0 && isInSrgb(color));
  const byHex = new Map(strays.map((one) => [one.hex, one]));
  return new Map(
    toFamilies(strays, within).flatMap(({ leader, members }) => {
      const { color } = byHex.get(leader)!;
      const colors = new Map(contexts.map((context) => [context, color]));
      const others = members.filter(({ hex }) => hex !== leader);
      return others.map(({ hex, distance }): [string, Near] => [
        byHex.get(hex)!.key,
        { use: leader, distance, colors },
      ]);
    }),
  );
}

function describe(near: readonly Merge[], refused: readonly Merge[]): string {
  const [first] = near;
  const sentences = first
    ? [
        `${first.use} differs by a ΔE_OK of at most ${first.distance}: choose it for "use" if both are meant as one.`,
      ]
    : [];
  const against = refused.map(({ use, distance, contrasts }) => {
    const worst = contrasts.find(fails)!;
    return `${use} (ΔE_OK ${distance}) is not proposed: ${describeFall(worst)}.`;
  });
  return [...sentences, ...against].join(' ');
}
