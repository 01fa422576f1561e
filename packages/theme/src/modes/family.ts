import type { Oklch } from '@swatchwork/color';

import type { Family, FamilyRole, RoleName } from '../model/names.ts';
import type { PairKind } from '../model/pair.ts';
import { planSteps } from '../scales/plan-steps.ts';
import { type Behind, behind, isBeside, together } from '../solve/behind.ts';
import { draw, reach, reaches } from '../solve/reach.ts';
import type { Tone } from '../solve/tone.ts';
import { ALARM_CHROMA } from '../status/choose-status.ts';
import { BEHIND_WORDS } from './neutral.ts';
import { behindAll, type Paint, type Paints, paintOf, paleOn, paleWithRoom } from './paint.ts';
import type { Seed } from './seed.ts';
import type { Setting } from './setting.ts';
import { solidOf, statesOf } from './solid.ts';

/** The roles of a family of color, its twelve steps, and what its tints put behind words. */
export interface PaintedFamily {
  readonly paints: Paints;
  readonly twelve: readonly Paint[];
  readonly tints: Behind;
}

/** How much farther from the ground than ordinary words the strong ones are, in OKLCH lightness. */
const STRONGER = 0.12;

/** Paints a family over the grounds of a mode; colors that were asked for stand as they are. */
export function paintFamily(
  seed: Seed & { readonly family: Exclude<Family, 'neutral'> },
  grounds: readonly Tone[],
  setting: Setting,
): PaintedFamily {
  const { scheme, side, room, fixed, minimum, mode } = setting;
  const page = grounds[0]!;
  const isAlarm = seed.family === 'error' || seed.family === 'warning';
  const role = (name: FamilyRole): RoleName => `${seed.family}-${name}`;
  const asked = (name: FamilyRole, own: Paint): Paint => fixed[role(name)] ?? own;

  const plan = planSteps(seed.oklch, scheme, setting.groundLightness);
  const pale = plan.pale.map((wanted, step) =>
    BEHIND_WORDS.includes(step) ? paleWithRoom(wanted, grounds, room, side) : paleOn(page, wanted),
  );
  const tints = [
    asked('tint', pale[2]!),
    asked('tint-hover', pale[3]!),
    asked('tint-active', pale[4]!),
  ] as const;
  const behindTints = behindAll(tints, grounds);
  const everything = together([behind(grounds), behindTints]);

  const exact: Paint = { tone: seed.tone, ...(seed.p3 && { p3: seed.p3 }) };
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

  const solidTone = solidOf(seed.tone, grounds, minimum('text'), side);
  const solid = asked('solid', solidTone === seed.tone ? exact : { tone: solidTone });
  const states = statesOf(solid.tone, plan.hover, minimum('text'));
  const hovered =
    solid.tone === seed.tone
      ? states.hover
      : draw({ ...seed.oklch, l: Math.min(1, Math.max(0, seed.oklch.l + plan.hover)) });

  const paints: Record<FamilyRole, Paint> = {
    tint: tints[0],
    'tint-hover': tints[1],
    'tint-active': tints[2],
    border: asked('border', line),
    'border-strong': asked('border-strong', edge),
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
    tints: behindTints,
  };
}
