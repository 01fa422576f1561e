import {
  type AlphaColor,
  type CssColor,
  composite,
  deltaEOK,
  exactSrgb,
  mapToGamut,
  type Srgb,
  toOklch,
} from '@swatchwork/color';
import { judgePair } from '@swatchwork/theme/check';
import { type AddedMode, addMode, type ModeKind, type ModeSource } from '@swatchwork/theme/mode';

import { recognizeRoles } from '../../../packages/formats/src/recognize/index.ts';
import { median } from '../statistics.ts';
import { BASELINES } from './baselines.ts';

type Colors = ReadonlyMap<string, CssColor>;
type Paints = ReadonlyMap<string, AlphaColor>;

export interface Judged {
  /** Median ΔE_OK to the hand-made colors, of ours and of each baseline. */
  readonly ours: number;
  readonly baselines: readonly number[];
  readonly pairs: number;
  /** Pairs that neither pass nor are named as impossible, and those that are named. */
  readonly failing: readonly string[];
  readonly impossible: number;
  /** Pairs of surfaces whose order is not kept. */
  readonly disordered: readonly string[];
  /** Pairs of tokens that were apart and are one color now. */
  readonly fallen: readonly string[];
  readonly unrecognized: number;
  readonly added: AddedMode;
}

/** What of {@link recognizeRoles} a mode is made from. */
export function sourceOf(colors: Colors): ModeSource {
  const { pairs, grounds } = recognizeRoles([...colors.keys()]);
  return {
    tokens: [...colors].map(([name, color]) => ({ name, color })),
    pairs: pairs.map(({ minimum, ...pair }) => ({ ...pair, minimum: minimum.AA })),
    grounds,
  };
}

export function judge(given: Colors, handMade: Colors, kind: ModeKind): Judged {
  const source = sourceOf(given);
  const added = addMode(source, kind);
  const [from, wanted] = [paintsOf(given), paintsOf(handMade)];
  const to = paintsOf(new Map(added.values.map(({ name, to }) => [name, to])));
  const distances = (paints: Paints) => {
    const [own, other] = [pageOf(source, paints), pageOf(source, wanted)];
    return [...paints].map(([name, paint]) =>
      deltaEOK(over(paint, own), over(wanted.get(name)!, other)),
    );
  };
  const named = new Set(added.impossible.map((one) => `${one.foreground}/${one.background}`));
  const failing = source.pairs.flatMap(
    ({ foreground, background, over: beneath = [], minimum }) => {
      const grounds = beneath.filter((name) => name !== background && to.get(name)?.alpha === 1);
      if (to.get(background)!.alpha < 1 && grounds.length === 0) return [];
      const id = `${foreground}/${background}`;
      const seen = judgePair(
        { foreground, background, minimum },
        { name: kind, paints: to, grounds },
      );
      return seen.passes || named.has(id) ? [] : [`${id} ${seen.ratio.toFixed(2)}<${minimum}`];
    },
  );
  return {
    ours: median(distances(to)),
    baselines: Object.values(BASELINES).map((baseline) => median(distances(baseline(from)))),
    pairs: source.pairs.length,
    failing,
    impossible: named.size,
    disordered: disordered(source, from, to),
    fallen: fallen(from, to),
    unrecognized: added.unrecognized.length,
    added,
  };
}

const paintsOf = (colors: Colors): Paints =>
  new Map(
    [...colors].map(([name, color]) => [
      name,
      { color: mapToGamut(exactSrgb(color)), alpha: color.alpha ?? 1 },
    ]),
  );

const over = ({ color, alpha }: AlphaColor, page: Srgb): Srgb => composite(color, alpha, page);

/** The first opaque plain ground, else the lightest or darkest color, of the lightness that most have not. */
export function pageOf({ grounds = [] }: ModeSource, paints: Paints): Srgb {
  const first = [...grounds].find((name) => paints.get(name)?.alpha === 1);
  return first === undefined ? { r: 0.5, g: 0.5, b: 0.5 } : paints.get(first)!.color;
}

/** Just noticeable in ΔE_OK. */
const APART = 0.02;

/** Of plain grounds on one side of the page: which is farther from it stays so. */
function disordered(source: ModeSource, from: Paints, to: Paints): string[] {
  const opaque = [...(source.grounds ?? [])].filter((name) => from.get(name)?.alpha === 1);
  const away = (paints: Paints, name: string) =>
    toOklch(paints.get(name)!.color).l - toOklch(pageOf(source, paints)).l;
  const isWrong = (one: string, other: string) => {
    const [a, b] = [away(from, one), away(from, other)];
    const side = Math.sign(a) === Math.sign(b) || a === 0 || b === 0;
    if (!side || Math.abs(a) - Math.abs(b) < 0.002) return false;
    return Math.abs(away(to, one)) <= Math.abs(away(to, other));
  };
  return opaque.flatMap((one) =>
    opaque.flatMap((other) => (isWrong(one, other) ? [`${one} ${other}`] : [])),
  );
}

/** Two tokens that were noticeably apart and are the same bytes. */
function fallen(from: Paints, to: Paints): string[] {
  const seen = new Map<string, string[]>();
  const found: string[] = [];
  for (const [name, { color, alpha }] of to) {
    const key = `${Object.values(color).map((one) => Math.round(one * 255))} ${alpha}`;
    const others = seen.get(key) ?? [];
    for (const other of others) {
      const [one, two] = [from.get(name)!, from.get(other)!];
      if (one.alpha === 1 && two.alpha === 1 && deltaEOK(one.color, two.color) >= APART)
        found.push(`${name} ${other}`);
    }
    seen.set(key, [...others, name]);
  }
  return found;
}
