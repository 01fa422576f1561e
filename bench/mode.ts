// Dark modes of public systems, made again from their light modes alone, beside the hand-made ones and what people
// write instead; then light from dark. `npm run bench:mode`. Ten systems were learned from, the other ten judge;
// HALF=learn shows the first alone, so that tuning never looks at the others; a few limits were chosen on six further
// systems that were not drawn.
import { addMode } from '@swatchwork/theme/mode';

import { BASELINES } from './lib/mode/baselines.ts';
import { type Judged, judge, sourceOf } from './lib/mode/judge.ts';
import { loadSystems, type System } from './lib/mode/systems.ts';
import { mean, median } from './lib/statistics.ts';

const BAR = { wins: 18, distance: 0.06, milliseconds: 50 };

const { learn, judge: judging } = await loadSystems();
const halves = { learn, ...(process.env.HALF === 'learn' ? {} : { judge: judging }) };

for (const kind of ['dark', 'light'] as const) {
  console.log(`\n${kind}: median ΔE_OK to the hand-made colors`);
  console.log(
    '               tokens   ours ',
    Object.keys(BASELINES)
      .map((name) => name.padStart(9))
      .join(''),
    '  pairs failing impossible disordered fallen unrecognized',
  );
  const found = Object.entries(halves).map(([half, systems]) => {
    console.log(half);
    return systems.map((system) => show(system, kind));
  });
  if (kind === 'light') continue;
  for (const [i, half] of Object.keys(halves).entries())
    console.log(`  ${half}: mean ${mean(found[i]!.map(({ ours }) => ours)).toFixed(4)}`);
  const all = found.flat();
  const wins = all.filter(({ ours, baselines }) => baselines.every((one) => ours < one)).length;
  bar(
    `nearer than every baseline in ${wins} of ${all.length}`,
    wins >= (BAR.wins / 20) * all.length,
  );
  const middle = median(all.map(({ ours }) => ours));
  bar(`the median of all is ${middle.toFixed(4)}, at most ${BAR.distance}`, middle <= BAR.distance);
  bar(
    'pairs pass or are named as impossible',
    all.every(({ failing }) => failing.length === 0),
  );
  bar(
    'surfaces keep their order',
    all.every(({ disordered }) => disordered.length === 0),
  );
  bar(
    'nothing that was apart falls together',
    all.every(({ fallen }) => fallen.length === 0),
  );
}

const large = [...learn, ...judging].sort((one, other) => other.light.size - one.light.size)[0]!;
const paired = new Set(
  sourceOf(large.light).pairs.flatMap(({ foreground, background }) => [foreground, background]),
);
const pairedFirst = [...large.light].sort(
  ([one], [other]) => Number(paired.has(other)) - Number(paired.has(one)),
);
const times = [75, 150, 300].map((count) => {
  const source = sourceOf(new Map(pairedFirst.slice(0, count)));
  const clock = Array.from({ length: 21 }, () => {
    const begin = performance.now();
    addMode(source, 'dark');
    return performance.now() - begin;
  });
  console.log(`${count} colors, ${source.pairs.length} pairs: ${median(clock).toFixed(1)} ms`);
  return median(clock);
});
bar(`300 colors within ${BAR.milliseconds} ms`, times.at(-1)! <= BAR.milliseconds);

function show(system: System, kind: 'dark' | 'light'): Judged {
  const [given, handMade] =
    kind === 'dark' ? [system.light, system.dark] : [system.dark, system.light];
  const judged = judge(given, handMade, kind);
  const counts = [
    judged.pairs,
    judged.failing,
    judged.impossible,
    judged.disordered,
    judged.fallen,
  ];
  console.log(
    `  ${system.name.padEnd(14)}`,
    String(given.size).padStart(4),
    judged.ours.toFixed(4).padStart(8),
    judged.baselines.map((one) => one.toFixed(4).padStart(9)).join(''),
    [...counts, judged.unrecognized]
      .map((one) => String(typeof one === 'number' ? one : one.length).padStart(9))
      .join(''),
  );
  if (process.env.DETAILS)
    for (const list of [judged.failing, judged.disordered, judged.fallen])
      for (const one of list.slice(0, 8)) console.log(`      ${one}`);
  return judged;
}

function bar(text: string, reached: boolean): void {
  console.log(`  ${reached ? 'REACHED' : 'MISSED '} ${text}`);
  if (!reached) process.exitCode = 1;
}
