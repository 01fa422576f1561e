import { deltaEOK, parseColor } from '@swatchwork/color';

import type { GivenColor } from '../input/color-readers.ts';
import type { Given, GivenBrand } from '../input/read-input.ts';
import { GROUND_ROLES, STATUS_FAMILIES, THEME_MODES, type ThemeMode } from '../model/names.ts';
import type { Note } from '../model/note.ts';
import type { PairResult } from '../model/pair.ts';
import type { OverrideResult } from '../model/theme.ts';
import type { PaintedMode } from '../modes/create-mode.ts';
import { bearsWords, isLost, LEAST_SEEN } from '../modes/solid.ts';
import type { Measure } from '../pairs/measure.ts';
import { ratioOf } from '../solve/behind.ts';
import { WHITE_TONE } from '../solve/tone.ts';
import { LEAST_SEPARATION, nearestVision, see } from '../status/separation.ts';

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
  const roles = [`${family}-text`, `${family}-border-strong`, `${family}-control`] as const;
  return roles.flatMap((role) => {
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

/** Where the brand color is no ground for words, or hardly seen on the page, or has dark words. */
function solid(
  { family, tone }: GivenBrand,
  mode: ThemeMode,
  { paints, setting }: PaintedMode,
): Note[] {
  const role = `${family}-solid` as const;
  const { hex } = paints[role]!.tone;
  if (setting.fixed[role]) return [];
  const minimum = setting.minimum('text');
  const isMoved = hex !== tone.hex;
  const found = { mode, family, role, brand: tone.hex, hex };
  if (isMoved && !bearsWords(tone, minimum)) {
    const ratio = Math.max(ratioOf(tone.y, 0), ratioOf(tone.y, 1));
    const against = `${family}-on-solid` as const;
    return [{ code: 'brand-cannot-serve', ...found, against, ratio, minimum }];
  }
  const grounds = GROUND_ROLES.map((against) => ({ against, tone: paints[against]!.tone }));
  if (
    isLost(
      tone,
      grounds.map((ground) => ground.tone),
      setting.scheme,
    )
  ) {
    const [nearest] = grounds
      .map(({ against, tone: { y } }) => ({ against, ratio: ratioOf(tone.y, y) }))
      .sort((a, b) => a.ratio - b.ratio);
    return [{ code: 'brand-hides', ...found, ...nearest!, minimum: LEAST_SEEN }];
  }
  const ratio = ratioOf(tone.y, 1);
  if (isMoved) {
    const against = `${family}-on-solid` as const;
    return [{ code: 'brand-cannot-serve', ...found, against, ratio, minimum }];
  }
  const isDark = paints[`${family}-on-solid`]!.tone.hex !== WHITE_TONE.hex;
  if (!isDark || ratio < setting.minimum('large-text') || ratio >= minimum) return [];
  return [{ code: 'dark-words', mode, family, role, hex, ratio, minimum }];
}

/** The primary brand color is told from statuses in every vision if possible, others in the ordinary one. */
function statusNear({ family }: GivenBrand, mode: ThemeMode, { paints }: PaintedMode): Note[] {
  const own = paints[`${family}-solid`]!.tone.color;
  return STATUS_FAMILIES.flatMap((status) => {
    const color = paints[`${status}-solid`]!.tone.color;
    const { vision, distance } =
      family === 'brand'
        ? nearestVision(see(own), see(color))
        : { vision: 'ordinary' as const, distance: deltaEOK(own, color) };
    if (distance >= LEAST_SEPARATION) return [];
    return [{ code: 'status-near-brand', mode, status, family, vision, distance }];
  });
}
