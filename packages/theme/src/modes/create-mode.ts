import type { Given } from '../input/read-input.ts';
import { type AccentFamily, type Family, STATUS_FAMILIES, type ThemeMode } from '../model/names.ts';
import { together } from '../solve/behind.ts';
import type { ChooseStatus } from '../status/choose-status.ts';
import { type FamilySeed, paintFamily, paintPale, paintSolid } from './family.ts';
import { paintGround, paintNeutral } from './neutral.ts';
import { behindAll, type Paint, type Paints } from './paint.ts';
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

/** All but the colors of charts. */
export function createMode(
  given: Given,
  shared: SharedSeeds,
  chooseStatus: ChooseStatus,
  mode: ThemeMode,
): PaintedMode {
  const setting = settingOf(given, mode);
  const ground = paintGround(shared.neutral, setting);
  const bare = ground.grounds.map(({ tone }) => tone);
  const status = chooseStatus(paintSolid(shared.brands[0]!, bare, setting).tone, bare, setting);
  const colored: readonly FamilySeed[] = [
    ...shared.brands,
    ...STATUS_FAMILIES.map((family) => seedOf(family, status[family])),
  ];
  const pales = colored.map((seed) => paintPale(seed, bare, setting));
  const fillActive = behindAll([ground.fills[2]], bare);
  const everyTint = pales.map(({ tints }) => behindAll(tints, bare));
  const besides = (family: Family) =>
    STATUS_FAMILIES.some((one) => one === family)
      ? together([fillActive, ...everyTint])
      : fillActive;
  const families = pales.map((pale) => ({
    seed: pale.seed,
    ...paintFamily(pale, bare, besides(pale.seed.family), setting),
  }));
  const neutral = paintNeutral(shared.neutral, shared.brands[0]!, ground, everyTint, setting);
  const paints: Paints = Object.assign(
    { ...neutral.paints },
    ...families.map((family) => family.paints),
  );
  return {
    setting,
    seeds: [shared.neutral, ...colored],
    paints,
    twelve: new Map<Family, readonly Paint[]>([
      ['neutral', neutral.twelve],
      ...families.map(({ seed, twelve }) => [seed.family, twelve] as const),
    ]),
  };
}
