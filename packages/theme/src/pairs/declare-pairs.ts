import {
  CHART_ROLES,
  type Family,
  GROUND_ROLES,
  type NeutralRole,
  type RoleName,
  STATUS_FAMILIES,
} from '../model/names.ts';
import type { Pair, PairKind } from '../model/pair.ts';
import { MINIMA } from './minima.ts';

const FILLS = ['fill', 'fill-hover', 'fill-active'] as const;

/** Words that stand anywhere: on every ground, fill and tint, and in what is selected. */
const WORDS = ['text', 'text-muted', 'link', 'link-hover', 'link-visited'] as const;

/** What is read or seen on every ground, fill and tint. */
const ON_EVERYTHING: readonly (readonly [NeutralRole, PairKind])[] = [
  ...WORDS.map((role) => [role, 'text'] as const),
  ['border-strong', 'non-text'],
  ['focus', 'non-text'],
];

/** Every pair that a theme of these families promises. */
export function declarePairs(families: readonly Exclude<Family, 'neutral'>[]): Pair[] {
  return [
    ...ON_EVERYTHING.flatMap(([role, kind]) => [
      ...on(role, GROUND_ROLES, kind),
      ...onTranslucent(role, FILLS, kind),
    ]),
    ...on('text-placeholder', GROUND_ROLES, 'text'),
    ...onTranslucent('text-placeholder', ['fill', 'fill-hover'], 'text'),
    ...on('text-disabled', GROUND_ROLES, 'inactive'),
    ...onTranslucent('text-disabled', ['disabled', ...FILLS], 'inactive'),
    ...on('on-inverse', ['inverse'], 'text'),
    ...on('inverse-link', ['inverse'], 'text'),
    ...on('inverse-focus', ['inverse'], 'non-text'),
    ...CHART_ROLES.flatMap((role) => on(role, GROUND_ROLES, 'non-text')),
    ...(['on-selection', ...WORDS] as const).flatMap((role) =>
      onTranslucent(role, ['selection'], 'text'),
    ),
    ...families.flatMap((family) => pairsOf(family, families)),
  ];
}

function pairsOf(
  family: Exclude<Family, 'neutral'>,
  families: readonly Exclude<Family, 'neutral'>[],
): Pair[] {
  const tints = [`${family}-tint`, `${family}-tint-hover`, `${family}-tint-active`] as const;
  const solids = [`${family}-solid`, `${family}-solid-hover`, `${family}-solid-active`] as const;
  const seen = [
    [`${family}-text`, 'text'],
    [`${family}-text-strong`, 'text'],
    [`${family}-border-strong`, 'non-text'],
  ] as const;
  const statuses = STATUS_FAMILIES.filter((one) => one !== family && families.includes(one));
  return [
    ...seen.flatMap(([role, kind]) => [
      ...on(role, GROUND_ROLES, kind),
      ...onTranslucent(role, [...tints, 'fill-active'], kind),
    ]),
    ...on(`${family}-control`, GROUND_ROLES, 'non-text'),
    ...ON_EVERYTHING.flatMap(([role, kind]) => onTranslucent(role, tints, kind)),
    ...statuses.flatMap((one) => onTranslucent(`${one}-text`, [`${family}-tint-active`], 'text')),
    ...on(`${family}-on-solid`, solids, 'text'),
  ];
}

const on = (foreground: RoleName, backgrounds: readonly RoleName[], kind: PairKind): Pair[] =>
  backgrounds.map((background) => ({
    id: `${foreground}/${background}`,
    foreground,
    background,
    kind,
    minimum: MINIMA[kind],
  }));

/** The background holds as it is, and translucent over every ground. */
const onTranslucent = (
  foreground: RoleName,
  backgrounds: readonly RoleName[],
  kind: PairKind,
): Pair[] => on(foreground, backgrounds, kind).map((pair) => ({ ...pair, over: GROUND_ROLES }));
