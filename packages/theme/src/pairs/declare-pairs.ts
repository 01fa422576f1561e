import { type Family, GROUND_ROLES, type NeutralRole, type RoleName } from '../model/names.ts';
import type { Pair, PairKind } from '../model/pair.ts';
import { MINIMA } from './minima.ts';

const FILLS = ['fill', 'fill-hover', 'fill-active'] as const;

/** What is read or seen on every ground and on every fill. */
const ON_EVERYTHING: readonly (readonly [NeutralRole, PairKind])[] = [
  ['text', 'text'],
  ['text-muted', 'text'],
  ['link', 'text'],
  ['link-hover', 'text'],
  ['link-visited', 'text'],
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
    ...on('text-disabled', GROUND_ROLES, 'inactive'),
    ...onTranslucent('text-disabled', ['disabled'], 'inactive'),
    ...on('on-inverse', ['inverse'], 'text'),
    ...onTranslucent('on-selection', ['selection'], 'text'),
    ...families.flatMap(pairsOf),
  ];
}

function pairsOf(family: Exclude<Family, 'neutral'>): Pair[] {
  const tints = [`${family}-tint`, `${family}-tint-hover`, `${family}-tint-active`] as const;
  const solids = [`${family}-solid`, `${family}-solid-hover`, `${family}-solid-active`] as const;
  const seen = [
    [`${family}-text`, 'text'],
    [`${family}-text-strong`, 'text'],
    [`${family}-border-strong`, 'non-text'],
  ] as const;
  return [
    ...seen.flatMap(([role, kind]) => [
      ...on(role, GROUND_ROLES, kind),
      ...onTranslucent(role, tints, kind),
    ]),
    ...onTranslucent('text', tints, 'text'),
    ...onTranslucent('focus', tints, 'non-text'),
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
