import type { Given } from '../input/read-input.ts';
import {
  type AccentFamily,
  type Family,
  STATUS_FAMILIES,
  type StatusFamily,
  type ThemeMode,
} from '../model/names.ts';
import type { Tone } from '../solve/tone.ts';
import { paintFamily } from './family.ts';
import { paintGround, paintNeutral } from './neutral.ts';
import type { Paint, Paints } from './paint.ts';
import { type Seed, seedOf } from './seed.ts';
import { type Setting, settingOf } from './setting.ts';

/** One mode before it is written. */
export interface PaintedMode {
  readonly setting: Setting;
  readonly seeds: readonly Seed[];
  readonly paints: Paints;
  readonly twelve: ReadonlyMap<Family, readonly Paint[]>;
}

/** The seeds that are the same in every mode. */
export interface SharedSeeds {
  readonly neutral: Seed;
  /** The primary one first. */
  readonly brands: readonly (Seed & { readonly family: 'brand' | AccentFamily })[];
}

export function createMode(
  given: Given,
  shared: SharedSeeds,
  status: Record<StatusFamily, Tone>,
  mode: ThemeMode,
): PaintedMode {
  const setting = settingOf(given, mode);
  const colored = [
    ...shared.brands,
    ...STATUS_FAMILIES.map((family) => ({ ...seedOf(family, status[family]), family })),
  ];
  const ground = paintGround(shared.neutral, setting);
  const bare = ground.grounds.map(({ tone }) => tone);
  const families = colored.map((seed) => ({ seed, ...paintFamily(seed, bare, setting) }));
  const tints = families.map((family) => family.tints);
  const neutral = paintNeutral(shared.neutral, shared.brands[0]!, ground, tints, setting);
  return {
    setting,
    seeds: [shared.neutral, ...colored],
    paints: Object.assign({ ...neutral.paints }, ...families.map(({ paints }) => paints)),
    twelve: new Map<Family, readonly Paint[]>([
      ['neutral', neutral.twelve],
      ...families.map(({ seed, twelve }) => [seed.family, twelve] as const),
    ]),
  };
}
