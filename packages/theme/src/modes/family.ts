import { type Oklch, toOklch } from '@swatchwork/color';

import { type Family, type FamilyRole, STATUS_FAMILIES } from '../model/names.ts';
import type { PairKind } from '../model/pair.ts';
import { type PlannedSteps, planSteps } from '../scales/plan-steps.ts';
import { type Behind, behind, isBeside, together } from '../solve/behind.ts';
import { draw, reach, reaches } from '../solve/reach.ts';
import type { Tone } from '../solve/tone.ts';
import { ALARM_CHROMA } from '../status/choose-status.ts';
import { BEHIND_WORDS } from './neutral.ts';
import { behindAll, type Paint, type Paints, paintOf, paleOn, paleWithRoom } from './paint.ts';
import type { Seed } from './seed.ts';
import type { Setting } from './setting.ts';
import { solidOf, statesOf } from './solid.ts';

/** The pale steps of a family of color. */
export interface PaleFamily {
  readonly seed: FamilySeed;
  readonly plan: PlannedSteps;
  readonly pale: readonly Paint[];
  /** As it rests, under the pointer, and pressed. */
  readonly tints: readonly [Paint, Paint, Paint];
}

/** The roles of a family of color and its twelve steps. */
export interface PaintedFamily {
  readonly paints: Paints;
  readonly twelve: readonly Paint[];
}

export type FamilySeed = Seed & { readonly family: Exclude<Family, 'neutral'> };

/** How much farther from the ground than ordinary words the strong ones are, in OKLCH lightness. */
const STRONGER = 0.12;

const askedBy =
  ({ family }: FamilySeed, { fixed }: Setting) =>
  (name: FamilyRole, own: Paint): Paint =>
    fixed[`${family}-${name}`] ?? own;

const exactly = ({ tone, p3 }: Seed): Paint => ({ tone, ...(p3 && { p3 }) });

/** The pale steps of a family over the grounds of a mode; tints that were asked for stand as they are. */
export function paintPale(
  seed: FamilySeed,
  grounds: readonly Tone[],
  setting: Setting,
): PaleFamily {
  const { scheme, side, room, groundLightness } = setting;
  const asked = askedBy(seed, setting);
  const plan = planSteps(seed.oklch, scheme, groundLightness);
  const pale = plan.pale.map((wanted, step) =>
    BEHIND_WORDS.includes(step)
      ? paleWithRoom(wanted, grounds, room, side)
      : paleOn(grounds[0]!, wanted),
  );
  const tints = [
    asked('tint', pale[2]!),
    asked('tint-hover', pale[3]!),
    asked('tint-active', pale[4]!),
  ] as const;
  return { seed, plan, pale, tints };
}

/** The ground of a family's buttons. */
export function paintSolid(seed: FamilySeed, grounds: readonly Tone[], setting: Setting): Paint {
  const isStatus = STATUS_FAMILIES.some((one) => one === seed.family);
  const tone = solidOf(seed.tone, grounds, setting, !isStatus); // statuses were chosen with their words
  return askedBy(seed, setting)('solid', tone === seed.tone ? exactly(seed) : { tone });
}

/**
 * Paints a family over the grounds of a mode; colors that were asked for stand as they are.
 *
 * @param others What else is behind its words.
 */
export function paintFamily(
  { seed, plan, pale, tints }: PaleFamily,
  grounds: readonly Tone[],
  others: Behind,
  setting: Setting,
): PaintedFamily {
  const { side, minimum, mode } = setting;
  const asked = askedBy(seed, setting);
  const isAlarm = seed.family === 'error' || seed.family === 'warning';
  const onGrounds = behind(grounds);
  const everything = together([onGrounds, behindAll(tints, grounds), others]);

  const exact = exactly(seed);
  const seen = (color: Oklch, kind: PairKind): Paint => {
    const wanted = isAlarm ? { ...color, c: Math.max(color.c, ALARM_CHROMA) } : color;
    return paintOf(reach(wanted, everything, minimum(kind), side), wanted);
  };
  const serves = (kind: PairKind) =>
    isBeside(seed.tone, everything, side) && reaches(seed.tone, everything, minimum(kind));
  const isBeyond = (wanted: Oklch) =>
    side === 'dark' ? seed.oklch.l <= wanted.l : seed.oklch.l >= wanted.l;

  const text = serves('text') && isBeyond(plan.text) ? exact : seen(plan.text, 'text');
  const beyondSeed =
    side === 'dark'
      ? Math.max(0, Math.min(plan.strong.l, seed.oklch.l - STRONGER))
      : Math.min(1, Math.max(plan.strong.l, seed.oklch.l + STRONGER));
  const strong = seen({ ...plan.strong, l: text === exact ? beyondSeed : plan.strong.l }, 'text');
  const edge = serves('non-text') ? exact : seen(plan.pale[7]!, 'non-text');
  const line = mode === 'high-contrast' ? edge : pale[5]!;

  const solid = paintSolid(seed, grounds, setting);
  const states = statesOf(solid.tone, plan.hover, minimum('text'));
  const hovered =
    solid.tone === seed.tone
      ? states.hover
      : draw({ ...seed.oklch, l: Math.min(1, Math.max(0, seed.oklch.l + plan.hover)) });

  const graphic = { ...toOklch(solid.tone.color), ...(side === 'dark' && { h: plan.text.h }) };
  const control = reaches(solid.tone, onGrounds, minimum('non-text'))
    ? solid
    : { tone: reach(graphic, onGrounds, minimum('non-text'), side) };

  const paints: Record<FamilyRole, Paint> = {
    tint: tints[0],
    'tint-hover': tints[1],
    'tint-active': tints[2],
    border: asked('border', line),
    'border-strong': asked('border-strong', edge),
    control: asked('control', control),
    solid,
    'solid-hover': asked('solid-hover', { tone: states.hover }),
    'solid-active': asked('solid-active', { tone: states.active }),
    'on-solid': asked('on-solid', { tone: states.ink }),
    text: asked('text', text),
    'text-strong': asked('text-strong', strong),
  };
  return {
    paints: Object.fromEntries(
      Object.entries(paints).map(([name, paint]) => [`${seed.family}-${name}`, paint]),
    ),
    twelve: [...pale, exact, { tone: hovered }, text, strong],
  };
}
