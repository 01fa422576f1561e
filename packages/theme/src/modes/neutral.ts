import { type Oklch, toOklch } from '@swatchwork/color';

import type { ChartRole, NeutralRole } from '../model/names.ts';
import { type PlannedSteps, planSteps } from '../scales/plan-steps.ts';
import { type Behind, behind, isBeside, ratioOf, together } from '../solve/behind.ts';
import { draw, reach, reaches } from '../solve/reach.ts';
import { behindAll, type Paint, paintOf, paleOn, paleWithRoom } from './paint.ts';
import type { Seed } from './seed.ts';
import type { Setting } from './setting.ts';

/** Share of the best possible ratio that body text has on a page that somebody chose. */
const CLEAR = 0.9;

/**
 * How much lighter, in OKLCH lightness, a surface is than the page, and a raised one than that: they
 * are told apart without lines and shadows.
 */
const LIFT = { light: 0.0165, dark: 0.035 };

/** OKLCH hue of visited links, and of those whose brand color nearly has that hue itself. */
const VISITED = {
  hue: 310,
  near: 25,
  others: { below: 345, above: 270 },
  chroma: { least: 0.09, most: 0.15 },
};

/** How far a link moves under the pointer, in OKLCH lightness. */
const LINK_HOVER = 0.08;

/** Indexes of the pale steps that lie behind words, as fills and tints. */
export const BEHIND_WORDS: readonly number[] = [2, 3, 4];

/** The neutral grounds and fills, on which every family is painted. */
export interface Ground {
  readonly plan: PlannedSteps;
  readonly pale: readonly Paint[];
  /** `ground`, `ground-subtle`, `surface`, `surface-raised`. */
  readonly grounds: readonly [Paint, Paint, Paint, Paint];
  readonly fills: readonly [Paint, Paint, Paint];
}

const askedBy =
  ({ fixed }: Setting) =>
  (role: NeutralRole, own: Paint): Paint =>
    fixed[role] ?? own;

export function paintGround(seed: Seed, setting: Setting): Ground {
  const { scheme, side, room, ground, groundLightness } = setting;
  const asked = askedBy(setting);
  const plan = planSteps(seed.oklch, scheme, groundLightness);
  const page: Paint = { tone: ground ?? draw(plan.pale[0]!) };
  const roomy = (wanted: Oklch) => paleWithRoom(wanted, [page.tone], room, side);
  const subtle = roomy(plan.pale[1]!);
  const own = toOklch(page.tone.color);
  const lifted = (levels: number): Paint => ({
    tone: roomy({ ...own, l: Math.min(1, own.l + levels * LIFT[scheme]) }).tone,
  });
  const grounds = [
    page,
    asked('ground-subtle', { tone: subtle.tone }),
    asked('surface', lifted(1)),
    asked('surface-raised', lifted(2)),
  ] as const;
  const bare = grounds.map(({ tone }) => tone);
  const pale = plan.pale.map((wanted, step) => {
    if (step === 0) return page;
    if (step === 1) return subtle;
    return BEHIND_WORDS.includes(step)
      ? paleWithRoom(wanted, bare, room, side)
      : paleOn(page.tone, wanted);
  });
  return {
    plan,
    pale,
    grounds,
    fills: [asked('fill', pale[2]!), asked('fill-hover', pale[3]!), asked('fill-active', pale[4]!)],
  };
}

/** The neutral roles and twelve steps. */
export interface PaintedNeutral {
  readonly paints: Record<Exclude<NeutralRole, ChartRole>, Paint>;
  readonly twelve: readonly Paint[];
}

/**
 * Paints what stands on the grounds.
 *
 * @param seed The neutral's.
 * @param brand The primary brand's, for links, focus and selection.
 * @param tints What the tints of all families put behind words.
 */
export function paintNeutral(
  seed: Seed,
  brand: Seed,
  ground: Ground,
  tints: readonly Behind[],
  setting: Setting,
): PaintedNeutral {
  const { mode, scheme, side, minimum } = setting;
  const asked = askedBy(setting);
  const { plan, pale, grounds, fills } = ground;
  const bare = grounds.map(({ tone }) => tone);
  const onGrounds = behind(bare);
  const onInputs = together([onGrounds, behindAll(fills.slice(0, 2), bare)]);
  const onFills = together([onGrounds, behindAll(fills, bare)]);
  const colors = planSteps(brand.oklch, scheme, setting.groundLightness);
  const selection = asked('selection', paleWithRoom(colors.pale[4]!, bare, setting.room, side));
  const onAll = together([onFills, behindAll([selection], bare), ...tints]);
  const isHigh = mode === 'high-contrast';

  const end = side === 'dark' ? 0 : 1;
  const strong = isHigh ? { ...plan.strong, l: (plan.strong.l + end) / 2 } : plan.strong;
  const readable = reach(strong, onAll, minimum('text'), side);
  const best = ratioOf(bare[0]!.y, end);
  const text = setting.ground
    ? reach(
        toOklch(readable.color),
        behind([bare[0]!]),
        Math.max(minimum('text'), CLEAR * best),
        side,
      )
    : readable;
  const disabled = asked('disabled', pale[2]!);
  const muted = reach(plan.text, onAll, minimum('text'), side);
  const edge = reach(plan.pale[7]!, onAll, minimum('non-text'), side);
  const inverse = asked('inverse', { tone: text });
  const away = side === 'dark' ? 'light' : 'dark';

  /** The brand color itself where it reaches the ratio, else its relative that does. */
  const ofBrand = (wanted: Oklch, back: Behind, ratio: number, to = side): Paint =>
    isBeside(brand.tone, back, to) && reaches(brand.tone, back, ratio)
      ? { tone: brand.tone }
      : paintOf(reach(wanted, back, ratio, to), wanted);
  const link = ofBrand(colors.text, onAll, minimum('text'));
  const hovered = moved(toOklch(link.tone.color), side === 'dark' ? -LINK_HOVER : LINK_HOVER);
  const visited = { ...colors.text, ...visitedOf(brand.oklch) };
  const words = (wanted: Oklch): Paint =>
    paintOf(reach(wanted, onAll, minimum('text'), side), wanted);
  const opposite = planSteps(brand.oklch, scheme === 'light' ? 'dark' : 'light');
  const onInverse = behind([inverse.tone]);

  return {
    paints: {
      ground: grounds[0],
      'ground-subtle': grounds[1],
      surface: grounds[2],
      'surface-raised': grounds[3],
      fill: fills[0],
      'fill-hover': fills[1],
      'fill-active': fills[2],
      border: asked('border', isHigh ? { tone: edge } : pale[5]!),
      'border-hover': asked('border-hover', isHigh ? { tone: edge } : pale[6]!),
      'border-strong': asked('border-strong', { tone: edge }),
      text: asked('text', { tone: text }),
      'text-muted': asked('text-muted', { tone: muted }),
      'text-placeholder': asked('text-placeholder', {
        tone: reach(plan.pale[7]!, onInputs, minimum('text'), side),
      }),
      disabled,
      'text-disabled': asked('text-disabled', {
        tone: reach(
          plan.pale[7]!,
          together([onFills, behindAll([disabled], bare)]),
          minimum('inactive'),
          side,
        ),
      }),
      inverse,
      'on-inverse': asked('on-inverse', {
        tone: reach(toOklch(bare[0]!.color), onInverse, minimum('text'), away),
      }),
      'inverse-link': asked(
        'inverse-link',
        ofBrand(opposite.text, onInverse, minimum('text'), away),
      ),
      'inverse-focus': asked(
        'inverse-focus',
        ofBrand(opposite.pale[7]!, onInverse, minimum('non-text'), away),
      ),
      focus: asked('focus', ofBrand(colors.pale[7]!, onAll, minimum('non-text'))),
      selection,
      'on-selection': asked('on-selection', {
        tone: reach(toOklch(text.color), behindAll([selection], bare), minimum('text'), side),
      }),
      link: asked('link', link),
      'link-hover': asked('link-hover', words(hovered)),
      'link-visited': asked('link-visited', words(visited)),
    },
    twelve: [
      ...pale,
      { tone: seed.tone },
      { tone: draw(moved(seed.oklch, plan.hover)) },
      { tone: muted },
      { tone: text },
    ],
  };
}

const moved = (color: Oklch, by: number): Oklch => ({
  ...color,
  l: Math.min(1, Math.max(0, color.l + by)),
});

function visitedOf({ c, h }: Oklch): Pick<Oklch, 'c' | 'h'> {
  const { hue, near, others, chroma } = VISITED;
  const other = h < hue ? others.below : others.above;
  return {
    c: Math.min(chroma.most, Math.max(chroma.least, c)),
    h: Math.abs(h - hue) < near ? other : hue,
  };
}
