import { groupBy } from '@swatchwork/color';
import type { Environment } from './environment.ts';

/** An environment and how people call it. */
export interface NamedEnvironment {
  /** Such as `dark`; several may have the same. */
  readonly label: string;
  /** Tells those apart, such as `.dark` or `prefers-color-scheme: dark`. */
  readonly cause: string;
  readonly environment: Environment;
}

/** Sets of states that are tried one by one; four times as many with what a device asks for. */
const MOST_SETS = 1024;

/** What a style sheet asks of a device. */
export interface Wishes {
  readonly scheme: boolean;
  readonly contrast: boolean;
}

/**
 * Every combination of what a device can ask for and of the modes of a style sheet, the plainest first.
 *
 * @param modes Of states on one axis a page has one.
 * @param needs What selectors ask for together: with too many combinations for all of them, only these.
 * @returns Undefined if these are too many as well.
 */
export function environmentsFor(
  modes: ReadonlySet<string>,
  needs: Iterable<ReadonlySet<string>>,
  wishes: Wishes,
): NamedEnvironment[] | undefined {
  const byAxis = [...groupBy([...modes].sort(), axisOf).values()];
  const count = byAxis.reduce((product, { length }) => product * (length + 1), 1);
  const sets = count <= MOST_SETS ? combinations(byAxis) : unique(needs);
  if (sets.length > MOST_SETS) return undefined;
  const contrasts = wishes.contrast
    ? (['no-preference', 'more'] as const)
    : ['no-preference' as const];
  const schemes = wishes.scheme ? (['light', 'dark'] as const) : ['light' as const];
  return sets
    .flatMap((states) =>
      contrasts.flatMap((contrast) => schemes.map((scheme) => ({ states, contrast, scheme }))),
    )
    .sort((one, other) => departures(one) - departures(other))
    .map(({ states, contrast, scheme }) => {
      const environment = { states: new Set(states), contrast, scheme };
      return { label: labelOf(environment), cause: causeOf(environment), environment };
    });
}

const SCHEME = /(?:^|[-_])(light|dark|night|day|dim|black|white)$/i;
const CONTRAST = /contrast|(?:^|[-_])hc$/i;

/** Of states on one axis a page has one. */
function axisOf(placed: string): string {
  const state = stateOf(placed);
  if (state.startsWith('[')) return state.slice(0, state.indexOf('='));
  if (!state.startsWith('.')) return state;
  if (CONTRAST.test(state)) return 'contrast';
  return SCHEME.test(state.slice(1)) ? 'scheme' : 'class';
}

/** A state without the element on which it stands. */
const stateOf = (placed: string): string => placed.replace(/^body/, '');

const combinations = (axes: readonly (readonly string[])[]): string[][] =>
  axes.reduce<string[][]>(
    (sets, axis) => sets.flatMap((set) => [set, ...axis.map((state) => [...set, state])]),
    [[]],
  );

function unique(needs: Iterable<ReadonlySet<string>>): string[][] {
  const sets = new Map<string, string[]>([['', []]]);
  for (const set of needs) {
    sets.set([...set].sort().join(), [...set]);
    if (sets.size > MOST_SETS) break;
  }
  return [...sets.values()];
}

type Wanted = Omit<Environment, 'states'> & { readonly states: readonly string[] };

/**
 * How far it is from a page and a device that ask for nothing; contrast comes after schemes, and what a page
 * may contain, as `:has(…)` asks, after what stands on its root.
 */
const departures = ({ states, contrast, scheme }: Wanted): number =>
  states.reduce((sum, state) => sum + (state.includes(':') ? 1.25 : 1), 0) +
  (contrast === 'more' ? 1.5 : 0) +
  (scheme === 'dark' ? 1 : 0);

function labelOf({ states, contrast, scheme }: Environment): string {
  const words = [...states].map(wordOf);
  const hasScheme = words.some((word) => SCHEME.test(word));
  const hasContrast = words.some((word) => CONTRAST.test(word));
  const others = words.filter((word) => word !== 'light' || words.length === 1);
  const all = [
    ...(scheme === 'dark' && !hasScheme ? ['dark'] : []),
    ...others.filter((word) => SCHEME.test(word)),
    ...others.filter((word) => !SCHEME.test(word)),
    ...(contrast === 'more' && !hasContrast ? ['high-contrast'] : []),
  ];
  return [...new Set(all)].join(', ') || 'light';
}

/** `dark` for `.dark` and `[data-theme=dark]`, `theme=blue` for `[data-theme=blue]`. */
function wordOf(placed: string): string {
  const state = stateOf(placed);
  if (state.startsWith('.')) return state.slice(1);
  if (!state.startsWith('[')) return state;
  const [name = '', value = ''] = state.slice(1, -1).split('=');
  return SCHEME.test(value) || CONTRAST.test(value)
    ? value
    : `${name.replace('data-', '')}=${value}`;
}

function causeOf({ states, contrast, scheme }: Environment): string {
  const wishes = [
    ...states,
    ...(scheme === 'dark' ? ['prefers-color-scheme: dark'] : []),
    ...(contrast === 'more' ? ['prefers-contrast: more'] : []),
  ];
  return wishes.join(', ') || 'no wish';
}
