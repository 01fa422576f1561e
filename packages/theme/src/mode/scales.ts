import { groupBy } from '@swatchwork/color';

import type { Look } from './seen.ts';

/** From how many steps on names with numbers are a scale, and between which lightnesses at least. */
const SCALE = { steps: 4, span: 0.3 };

/** The tokens of scales, such as `red-50` to `red-950`: their lightness rises or falls with the number. */
export function stepsOfScales(looks: Iterable<Look>): Set<string> {
  const numbered = [...looks].flatMap((look) => {
    const [, stem, number] = /^(.*?)(\d{1,4})$/.exec(look.name) ?? [];
    return stem === undefined || look.paint.alpha < 1
      ? []
      : [{ look, stem, number: Number(number) }];
  });
  const steps = new Set<string>();
  for (const all of groupBy(numbered, ({ stem }) => stem).values()) {
    const lightness = all
      .toSorted((one, other) => one.number - other.number)
      .map(({ look }) => look.lch.l);
    const signs = new Set(lightness.slice(1).map((l, i) => Math.sign(l - lightness[i]!)));
    const span = Math.max(...lightness) - Math.min(...lightness);
    if (all.length < SCALE.steps || span < SCALE.span || signs.size > 1) continue;
    for (const { look } of all) steps.add(look.name);
  }
  return steps;
}
