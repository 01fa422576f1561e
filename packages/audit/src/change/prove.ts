import { cssTextOf, deltaEOK, type ParsedColor } from '@swatchwork/color';
import { FormatError } from '@swatchwork/formats';
import { readContexts } from '@swatchwork/formats/contexts';

import { colorKey } from '../colors.ts';
import type { Place } from '../model.ts';
import type { Theme } from '../themes.ts';

/** A place that is to become a token. */
export interface Replacement {
  readonly place: Place;
  readonly token: string;
}

/** How far a token is from a color in its place. */
interface Comparison<One> {
  readonly one: One;
  /** ΔE_OK by context; 0 for the same color, infinite where one is missing or has another opacity. */
  readonly distances: ReadonlyMap<string, number>;
  /** Why nothing could be compared, as a clause. */
  readonly reason?: string;
}

/**
 * Compares each color with the token in its place, in every context of a theme: both are declared under the
 * conditions of the place, and read by what `check` reads themes with.
 */
export function compare<One extends Replacement>(
  theme: Theme,
  replacements: readonly One[],
): Comparison<One>[] {
  const probes = new Map<string, { css: string; names: [string, string]; all: One[] }>();
  for (const one of replacements) {
    const key = JSON.stringify([colorKey(one.place.color!), one.token, conditionsOf(one.place)]);
    const known = probes.get(key);
    if (known) known.all.push(one);
    else probes.set(key, { ...probeOf(one, probes.size), all: [one] });
  }
  if (probes.size === 0) return [];
  const text = [...probes.values()].map(({ css }) => css).join('\n');
  let sheet: ReturnType<typeof readContexts>;
  try {
    sheet = readContexts([...theme.files, { name: 'swatchwork-probes.css', text }]);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const reason = `this cannot be proven: ${error.message}`;
    return replacements.map((one) => ({ one, distances: new Map(), reason }));
  }
  return [...probes.values()].flatMap(({ names, all }) => {
    const [before, after] = names.map((name) => sheet.tokens.get(name)?.colors);
    const seen = sheet.contexts.filter((context) => before?.has(context) || after?.has(context));
    const distances = new Map(
      seen.map((context) => [context, distanceOf(before?.get(context), after?.get(context))]),
    );
    const reason = 'the modes of this place were not found in the theme';
    return all.map((one) => ({ one, distances, ...(seen.length === 0 && { reason }) }));
  });
}

/** ΔE_OK of colors with the same opacity; 0 where they are the same, infinite where they cannot be compared. */
export function distanceOf(one: ParsedColor | undefined, other: ParsedColor | undefined): number {
  if (!one || !other) return Number.POSITIVE_INFINITY;
  if (colorKey(one) === colorKey(other)) return 0;
  if (Math.abs(one.alpha - other.alpha) > 1e-4) return Number.POSITIVE_INFINITY;
  return Math.max(Number.MIN_VALUE, deltaEOK(one.color, other.color));
}

/** The places where a token is another color somewhere, with a clause; none if no color changes. */
export const prove = <One extends Replacement>(
  theme: Theme,
  replacements: readonly One[],
): { one: One; reason: string }[] =>
  compare(theme, replacements).flatMap(({ one, distances, reason }) => {
    const other = [...distances].flatMap(([context, distance]) => (distance > 0 ? [context] : []));
    if (reason === undefined && other.length === 0) return [];
    const where = `it is another color in ${other.slice(0, 3).join(' and in ')}`;
    return [{ one, reason: reason ?? where }];
  });

const QUERY = /^@media .*prefers-(?:color-scheme|contrast)/;
const SELECTOR = /^(?:html|:root|body)?[.[]/;

/** The conditions that a theme can have too; without the others a place is taken to apply always. */
const conditionsOf = ({ modes }: Place): string[] =>
  modes.flatMap((mode) => {
    if (QUERY.test(mode) || SELECTOR.test(mode) || mode === '@variant dark') return [mode];
    return mode === 'dark:' ? ['@variant dark'] : [];
  });

function probeOf(
  { place, token }: Replacement,
  index: number,
): { css: string; names: [string, string] } {
  const names: [string, string] = [`--swatchwork-before-${index}`, `--swatchwork-after-${index}`];
  const { color, alpha } = place.color!;
  const value = cssTextOf({ space: 'srgb', channels: [color.r, color.g, color.b] }, alpha);
  const body = `${names[0]}: ${value}; ${names[1]}: var(${token});`;
  const conditions = conditionsOf(place);
  const queries = conditions.filter((one) => one.startsWith('@'));
  const selector = conditions.find((one) => !one.startsWith('@')) ?? ':root';
  const css = queries.reduce((inner, query) => `${query} { ${inner} }`, `${selector} { ${body} }`);
  // A variant may stand for a class as well as for a query: both are tried.
  return { css: queries.includes('@variant dark') ? `${css}\n.dark { ${body} }` : css, names };
}
