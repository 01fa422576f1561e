import { type AlphaColor, relativeLuminance, toOklch } from '@swatchwork/color';

import { createBudget } from '../repair/budget.ts';
import { type Changes, passes, ratioOf, readProblem } from '../repair/demands.ts';
import { mend } from '../repair/mend.ts';
import { limitsOf } from '../solve/behind.ts';
import { reachLimits } from '../solve/reach.ts';
import type { ImpossiblePair, ModePair } from './model.ts';
import type { Seen, SeenTheme } from './seen.ts';
import { createStanding, type Standing } from './standing.ts';

/** The one context that is mended. */
const MODE = 'mode';

/** Looks at a pair that may be spent for each token, so that the time is linear. */
const LOOKS = 150;

/** Colors with which the pairs pass, as near as that is found, and the pairs for which there are none. */
export function settle(
  theme: SeenTheme,
  paints: ReadonlyMap<string, AlphaColor>,
  fixed: ReadonlySet<string>,
) {
  const standing = createStanding(theme, paints, fixed);
  const changed = new Set<string>();
  for (const part of ['solid', 'ink'] as const) {
    for (const token of theme.tokens.values()) {
      if (fixed.has(token.name) || (token.part === 'solid') !== (part === 'solid')) continue;
      const found = reachGrounds(token, standing);
      if (!found) continue;
      standing.set(token.name, found);
      changed.add(token.name);
    }
  }
  const asked = whatIsSeen(theme, standing);
  const problem = readProblem({
    contexts: [MODE],
    sources: new Map([...standing.paints].filter(([name]) => !fixed.has(name))),
    shown: new Map(
      [...standing.paints].map(([name, paint]) => [
        name,
        new Map([[MODE, fixed.has(name) ? paint : name]]),
      ]),
    ),
    pairs: asked,
    grounds: theme.grounds,
  });
  const none: Changes = new Map();
  const failing = problem.demands.filter((demand) => !passes(demand, problem, none));
  const open = failing.filter(({ ends }) => ends.length > 0);
  const unmet = new Map(failing.map((demand) => [demand, ratioOf(demand, problem, none)]));
  const budget = createBudget(LOOKS * theme.tokens.size);
  const { changes } = mend(problem, none, open, { held: new Set(), unmet, budget });
  for (const [place, paint] of changes) {
    standing.set(problem.sources[place]!, paint);
    changed.add(problem.sources[place]!);
  }
  const left = failing.filter((demand) => !passes(demand, problem, changes));
  const places = new Set(left.flatMap(({ askedBy }) => askedBy.map(({ pair }) => pair)));
  const impossible = [...places].flatMap((place): ImpossiblePair[] => {
    const pair = asked[place]!;
    const best = standing.ratioOf(pair);
    const { foreground, background, minimum: wanted } = pair;
    const reason = reasonOf(pair, fixed);
    return best >= wanted ? [] : [{ foreground, background, best, wanted, reason }];
  });
  return { standing, changed, impossible };
}

function reasonOf({ foreground, background }: ModePair, fixed: ReadonlySet<string>): string {
  const isFixed = [foreground, background].map((name) => fixed.has(name));
  if (isFixed.every(Boolean)) return 'both of its colors are fixed';
  return isFixed.some(Boolean)
    ? 'one of its colors is fixed, and the other has no room to pass beside it'
    : 'no colors were found with which this pair and all others of its colors pass';
}

/** An opaque color that fails on its backgrounds, at the nearest lightness that passes on all. */
function reachGrounds({ name, on }: Seen, standing: Standing): AlphaColor | undefined {
  const paint = standing.paints.get(name)!;
  if (on.length === 0 || paint.alpha < 1) return undefined;
  const seen = on.flatMap((pair) =>
    standing.behind(pair).map((color) => ({ y: relativeLuminance(color), ratio: pair.minimum })),
  );
  if (seen.length === 0 || on.every((pair) => standing.ratioOf(pair) >= pair.minimum)) return;
  const all = seen.map(({ y, ratio }) => limitsOf({ darkest: y, lightest: y }, ratio));
  const limits = {
    dark: Math.min(...all.map(({ dark }) => dark)),
    light: Math.max(...all.map(({ light }) => light)),
  };
  if (limits.dark < 0 && limits.light > 1) return undefined;
  const y = relativeLuminance(paint.color);
  const isDark = seen.filter((one) => y < one.y).length * 2 >= seen.length;
  const tone = reachLimits(toOklch(paint.color), limits, isDark ? 'dark' : 'light');
  return { color: tone.color, alpha: 1 };
}

/** The pairs that can be seen: translucent backgrounds lie on what is named, or on the page. */
function whatIsSeen({ pairs, grounds }: SeenTheme, { paints }: Standing): ModePair[] {
  const page = [...grounds].find((name) => paints.get(name)!.alpha === 1);
  return pairs.flatMap((pair) => {
    const over = [...(pair.over ?? []), ...(page === undefined ? [] : [page])].filter(
      (name) => name !== pair.background && paints.get(name)?.alpha === 1,
    );
    const isSeen = paints.get(pair.background)!.alpha === 1 || over.length > 0;
    return isSeen ? [{ ...pair, over: [...new Set(over)] }] : [];
  });
}
