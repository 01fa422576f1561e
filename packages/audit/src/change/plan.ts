import { groupBy } from '@swatchwork/color';
import type { Audit } from '../audit.ts';
import { colorKey, hexOf, isInSrgb } from '../colors.ts';
import { isStray, type Place } from '../model.ts';
import { type Theme, themeFor } from '../themes.ts';
import { matchesOf, suits } from './matches.ts';
import { type Plan, type PlannedChange, toPlanned } from './model.ts';
import { proposeMerges } from './near.ts';
import { prove } from './prove.ts';
import { replacementFor } from './replacement.ts';

/** A place, and tokens that have its color wherever it applies. */
interface Candidate {
  readonly place: Place;
  readonly options: readonly string[];
}

/**
 * The plan of exact mode: stray colors that are a token in every mode. Where several tokens are, or the only
 * one has another role by its name, nothing is chosen.
 *
 * @param near The ΔE_OK up to which merges are proposed besides; none unless given.
 */
export function makePlan(audit: Audit, near?: number): Plan {
  const strays = audit.places.filter(isStray);
  const byTheme = groupBy(strays, ({ file }) => themeFor(file, audit.themes));
  const candidates = [...byTheme].flatMap(([theme, places]) =>
    theme ? candidatesOf(places, theme) : [],
  );
  const groups = groupBy(candidates, ({ place, options }) =>
    [colorKey(place.color!), place.paint, ...options].join('\n'),
  );
  const plan: Plan = {
    swatchwork: 'audit plan',
    version: 1,
    changes: [...groups.values()].map(toChange),
  };
  if (near === undefined) return plan;
  return { ...plan, changes: [...plan.changes, ...proposeMerges(audit, plan, near)] };
}

/** Tokens that are tried for a place that applies in some modes only. */
const MOST_TRIED = 20;

function candidatesOf(strays: readonly Place[], theme: Theme): Candidate[] {
  const places = strays.filter(
    ({ color, change, kind }) =>
      color &&
      isInSrgb(color) &&
      change.as !== 'nothing' &&
      (kind !== 'palette utility' || theme.isTailwind4),
  );
  const tried = places.map((place) => {
    const matches = matchesOf(place, theme).filter(
      ({ isEverywhere }) => isEverywhere || place.modes.length > 0,
    );
    return { place, tokens: matches.slice(0, MOST_TRIED).map(({ token }) => token) };
  });
  const inModes = tried.filter(({ place }) => place.modes.length > 0);
  const pairs = inModes.flatMap(({ place, tokens }) => tokens.map((token) => ({ place, token })));
  const differing = groupBy(prove(theme, pairs), ({ one }) => one.place);
  return tried.flatMap(({ place, tokens }) => {
    const others = differing.get(place)?.map(({ one }) => one.token) ?? [];
    const options = tokens.filter(
      (token) =>
        !others.includes(token) &&
        !theme.barred.has(token) &&
        replacementFor(place, token, theme) !== undefined,
    );
    // Another name of a token that is offered anyway is no choice of its own.
    const own =
      place.change.as === 'utility' && theme.isTailwind4
        ? ofTailwind(options)
        : options.filter((token) => !options.includes(theme.aliases.get(token) ?? ''));
    return own.length > 0 ? [{ place, options: own }] : [];
  });
}

/** Those for which there are classes; without any, all. */
function ofTailwind(options: readonly string[]): readonly string[] {
  const named = options.filter((token) => token.startsWith('--color-'));
  return named.length > 0 ? named : options;
}

function toChange(group: readonly Candidate[]): PlannedChange {
  const { place, options } = group[0]!;
  const suited = options.filter((token) => suits(token, place.paint));
  const use = suited.length === 1 ? suited[0]! : null;
  const why = use
    ? `${use} has this color in every mode in which it applies.`
    : suited.length > 1
      ? 'Several tokens have this color in every mode: choose one of the options for "use".'
      : 'The tokens with this color have another role by their names: choose one for "use" if it is meant.';
  return {
    from: hexOf(place.color!),
    paints: place.paint,
    use,
    options,
    why,
    places: group.map(({ place }) => toPlanned(place)),
  };
}
