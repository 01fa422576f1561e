import { deltaEOK, parseColor } from '@swatchwork/color';

import type { Given, GivenBrand, GivenColor } from '../input/read-input.ts';
import { GROUND_ROLES, STATUS_FAMILIES, THEME_MODES, type ThemeMode } from '../model/names.ts';
import type { Note } from '../model/note.ts';
import type { PairResult } from '../model/pair.ts';
import type { OverrideResult } from '../model/theme.ts';
import type { PaintedMode } from '../modes/create-mode.ts';
import { bearsWords } from '../modes/solid.ts';
import type { Measure } from '../pairs/measure.ts';
import { ratioOf } from '../solve/behind.ts';
import { LEAST_SEPARATION } from '../status/separation.ts';

interface Made {
  readonly given: Given;
  readonly modes: Readonly<Record<ThemeMode, PaintedMode>>;
  readonly measure: Readonly<Record<ThemeMode, Measure>>;
  readonly pairs: readonly PairResult[];
  readonly overrides: readonly OverrideResult[];
}

/** What was moved or is worth knowing, and why. */
export function explain({ given, modes, measure, pairs, overrides }: Made): Note[] {
  const { brands } = given;
  return [
    ...brands.flatMap(({ family, ...brand }): Note[] =>
      brand.p3 ? [{ code: 'brand-mapped', family, ...mapped(brand) }] : [],
    ),
    ...THEME_MODES.flatMap((mode): Note[] => {
      const ground = given.overrides[mode].ground ?? given.grounds[mode];
      return ground?.p3 ? [{ code: 'ground-mapped', mode, ...mapped(ground) }] : [];
    }),
    ...brands.flatMap((one, i) => brands.slice(i + 1).flatMap((other) => alike(one, other))),
    ...THEME_MODES.flatMap((mode) => [
      ...brands.flatMap((brand) => [
        ...words(brand, mode, modes[mode], measure[mode], pairs),
        ...solid(brand, mode, modes[mode]),
      ]),
      ...brands.flatMap((brand) => statusNear(brand, mode, modes[mode])),
    ]),
    ...overrides.map(
      ({ mode, role, hex, breaks }): Note => ({
        code: 'role-overridden',
        mode,
        role,
        hex,
        breaks: breaks.length,
      }),
    ),
  ];
}

const mapped = ({ input, tone }: GivenColor) => ({
  input,
  hex: tone.hex,
  distance: deltaEOK(parseColor(input)!.color, tone.color),
});

function alike(one: GivenBrand, other: GivenBrand): Note[] {
  const distance = deltaEOK(one.tone.color, other.tone.color);
  if (distance >= LEAST_SEPARATION) return [];
  return [{ code: 'brands-alike', family: one.family, other: other.family, distance }];
}

/** Where the brand color is no color for words or lines. */
function words(
  { family, tone }: GivenBrand,
  mode: ThemeMode,
  { paints, setting }: PaintedMode,
  measure: Measure,
  pairs: readonly PairResult[],
): Note[] {
  return ([`${family}-text`, `${family}-border-strong`] as const).flatMap((role) => {
    const { hex } = paints[role]!.tone;
    if (hex === tone.hex || setting.fixed[role]) return [];
    const [worst] = pairs
      .filter(({ foreground }) => foreground === role)
      .map((pair) => ({ against: pair.background, ...measure(pair, tone) }))
      .sort((a, b) => a.ratio - b.ratio);
    if (!worst || worst.passes) return [];
    const { against, ratio, minimum } = worst;
    const found = { mode, family, role, brand: tone.hex, hex, against, ratio, minimum };
    return [{ code: 'brand-cannot-serve', ...found }];
  });
}

/** Where the brand color is no ground for words, or hides on the page. */
function solid(
  { family, tone }: GivenBrand,
  mode: ThemeMode,
  { paints, setting }: PaintedMode,
): Note[] {
  const role = `${family}-solid` as const;
  const { hex } = paints[role]!.tone;
  if (hex === tone.hex || setting.fixed[role]) return [];
  const found = { mode, family, role, brand: tone.hex, hex };
  const minimum = setting.minimum('text');
  if (!bearsWords(tone, minimum)) {
    const ratio = Math.max(ratioOf(tone.y, 0), ratioOf(tone.y, 1));
    const against = `${family}-on-solid` as const;
    return [{ code: 'brand-cannot-serve', ...found, against, ratio, minimum }];
  }
  const [nearest] = GROUND_ROLES.map((against) => ({
    against,
    distance: deltaEOK(tone.color, paints[against]!.tone.color),
  })).sort((a, b) => a.distance - b.distance);
  return [{ code: 'brand-hides', ...found, ...nearest!, minimum: LEAST_SEPARATION }];
}

function statusNear({ family }: GivenBrand, mode: ThemeMode, { paints }: PaintedMode): Note[] {
  const own = paints[`${family}-solid`]!.tone.color;
  return STATUS_FAMILIES.flatMap((status) => {
    const distance = deltaEOK(own, paints[`${status}-solid`]!.tone.color);
    if (distance >= LEAST_SEPARATION) return [];
    return [{ code: 'status-near-brand', mode, status, family, distance }];
  });
}
