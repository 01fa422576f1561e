import type { Environment } from './environment.ts';

/** An environment and how people call it. */
export interface NamedEnvironment {
  /** Such as `dark`; several may have the same. */
  readonly label: string;
  /** Tells those apart, such as `.dark` or `prefers-color-scheme: dark`. */
  readonly cause: string;
  readonly environment: Environment;
}

/** More are not tried; most of them turn out to be the same. */
const MOST = 64;

/**
 * Every combination of what a device can ask for and what the selectors of a style sheet ask of its
 * root, the plainest first.
 *
 * @param stateSets What selectors ask for together.
 */
export function environmentsFor(stateSets: readonly (readonly string[])[]): NamedEnvironment[] {
  const single = [...new Set(stateSets.flat())].sort();
  const byAxis = [...Map.groupBy(single, axisOf).values()];
  const count = byAxis.reduce((product, { length }) => product * (length + 1), 1);
  const sets = count <= MOST / 4 ? combinations(byAxis) : [[], ...unique(stateSets)];
  return sets
    .flatMap((states) =>
      (['no-preference', 'more'] as const).flatMap((contrast) =>
        (['light', 'dark'] as const).map((scheme) => ({ states, contrast, scheme })),
      ),
    )
    .sort((one, other) => departures(one) - departures(other))
    .slice(0, MOST)
    .map(({ states, contrast, scheme }) => {
      const environment = { states: new Set(states), contrast, scheme };
      return { label: labelOf(environment), cause: causeOf(environment), environment };
    });
}

const SCHEME = /(?:^|[-_])(light|dark|night|day|dim|black|white)$/i;
const CONTRAST = /contrast|(?:^|[-_])hc$/i;

/** Of states on one axis a page has one. */
function axisOf(state: string): string {
  if (state.startsWith('[')) return state.slice(0, state.indexOf('='));
  if (CONTRAST.test(state)) return 'contrast';
  return SCHEME.test(state.slice(1)) ? 'scheme' : 'class';
}

const combinations = (axes: readonly (readonly string[])[]): string[][] =>
  axes.reduce<string[][]>(
    (sets, axis) => sets.flatMap((set) => [set, ...axis.map((state) => [...set, state])]),
    [[]],
  );

const unique = (sets: readonly (readonly string[])[]) => [
  ...new Map(sets.map((set) => [set.toSorted().join(), set])).values(),
];

type Wanted = Omit<Environment, 'states'> & { readonly states: readonly string[] };

/** How far it is from a page and a device that ask for nothing; contrast comes after schemes. */
const departures = ({ states, contrast, scheme }: Wanted): number =>
  states.length + (contrast === 'more' ? 1.5 : 0) + (scheme === 'dark' ? 1 : 0);

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
function wordOf(state: string): string {
  if (state.startsWith('.')) return state.slice(1);
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
