// Generated palettes, judged by a model of people's favorites: ours, those of other generators,
// uniformly random ones and the house collection. `npm run bench:palettes`. The half of the favorites
// on which the generator was tuned does not judge; HALF=tuning tunes.
import {
  generateMood,
  generatePalette,
  MOOD_IDS,
  PALETTE_TYPES,
  type PaletteType,
  type Srgb,
} from '@swatchwork/color';

import { favorites, houseCollection, houseTags } from './lib/palettes/favorites.ts';
import { crossValidate, trainJudge } from './lib/palettes/judge.ts';
import { distance, type Measures, measure } from './lib/palettes/measures.ts';
import { PEERS, type Source, uniform } from './lib/palettes/peers.ts';
import { type Spread, spreadBetween, spreadWithin } from './lib/palettes/spread.ts';
import { mean } from './lib/statistics.ts';

const COUNT = 500;
const MOST_MILLISECONDS = 1;

/** Measured before the generator was tuned. */
const VARIETY_BEFORE: Readonly<Record<PaletteType, number>> = {
  random: 0.281,
  complementary: 0.219,
  triadic: 0.249,
  analogous: 0.253,
  tetradic: 0.268,
};

const half = process.env.HALF === 'tuning' ? 'tuning' : 'reporting';
const halves = favorites();
const [own, heldOut] = [halves[half], halves[half === 'tuning' ? 'reporting' : 'tuning']];
const peers = Object.values(PEERS);
const others = Array.from({ length: COUNT }, (_, i) => [
  uniform(`${half} other ${i}`),
  peers[i % peers.length]!(`${half} other ${i}`),
]).flat();
const judge = trainJudge(own, others);
console.log(`\nThe judge: ${own.length} favorites against ${others.length} others, by ${half}`);
console.log(`  told rightly, cross-validated: ${percent(crossValidate(own, others))}`);
console.log(
  `  against uniform ones alone: ${percent(crossValidate(own, many(uniform, COUNT / 2)))}`,
);

const worst = measure(many(uniform), judge);
const best = measure(heldOut, judge);
const midway = (worst.liked + best.liked) / 2;

console.log(
  `\n${COUNT} palettes of each; 0 is uniformly random, 1 the median of held-out favorites`,
);
console.log('                          liked  of 1  coherence  variety  4.5:1  apart');
show('uniformly random', worst);
for (const [name, peer] of Object.entries(PEERS)) show(name, measure(many(peer), judge));
show('house collection', measure(houseCollection(), judge));
show('held-out favorites', best);

console.log('\nours, nothing given');
for (const type of PALETTE_TYPES) {
  const begin = process.cpuUsage();
  const palettes = many((seed) => generatePalette({ type, seed }));
  const { user, system } = process.cpuUsage(begin);
  const found = show(type, measure(palettes, judge));
  const wanted = type === 'random' ? best.liked : midway;
  bar(`liked: at least ${wanted.toFixed(2)}`, found.liked >= wanted);
  bar(`variety: at least ${VARIETY_BEFORE[type]}`, found.variety >= VARIETY_BEFORE[type]);
  const milliseconds = (user + system) / 1000 / COUNT;
  bar(`${milliseconds.toFixed(2)} ms each, at most ${MOST_MILLISECONDS}`, milliseconds <= 1);
}

const strongest = heldOut.map((palette) => palette.toSorted((a, b) => spread(b) - spread(a))[0]!);
const BASES = {
  'the strongest color of a favorite': strongest,
  'a uniformly random color': Array.from({ length: COUNT }, (_, i) => uniform(`base ${i}`)[0]!),
};
for (const [name, bases] of Object.entries(BASES)) {
  console.log(`\nours, the base given: ${name}`);
  for (const type of PALETTE_TYPES) {
    const around = (seed: string) =>
      bases.map((base, i) => generatePalette({ type, base, seed: `${seed} ${i}` }));
    const [palettes, again] = [around('one'), around('other')];
    const found = show(type, measure(palettes, judge));
    bar(`liked: at least ${midway.toFixed(2)}`, found.liked >= midway);
    const variety = mean(palettes.map((palette, i) => distance(palette, again[i]!)));
    bar(`another seed, another palette: ${variety.toFixed(3)}`, variety > 0);
    const kept = palettes.every((palette, i) => palette.includes(bases[i]!));
    bar('the base is in it, exact', kept);
  }
}

console.log(
  '\nmoods: mean ΔE_OK of two palettes of a kind, at the same places and with the best partners',
);
const moods = MOOD_IDS.map((id) =>
  Array.from({ length: 40 }, (_, i) => generateMood(id, { seed: `s ${i}` })),
);
const ofMoods = meanSpread(moods.map(spreadWithin));
const ofTags = meanSpread(houseTags().map(spreadWithin));
const few = moods.map((palettes) => palettes.slice(0, 10));
const between = few.flatMap((one, i) => few.slice(i + 1).map((other) => spreadBetween(one, other)));
showSpread('within one mood', ofMoods);
showSpread('within one tag', ofTags);
showSpread('between two moods', meanSpread(between));
bar('one mood differs as much as one tag, in places', ofMoods.places >= ofTags.places);
bar('and with the best partners', ofMoods.matched >= ofTags.matched);

function meanSpread(spreads: readonly Spread[]): Spread {
  return {
    places: mean(spreads.map(({ places }) => places)),
    matched: mean(spreads.map(({ matched }) => matched)),
  };
}

function showSpread(name: string, { places, matched }: Spread): void {
  console.log(`  ${name.padEnd(22)}`, places.toFixed(3), matched.toFixed(3));
}

function many(source: Source, count = COUNT): Srgb[][] {
  return Array.from({ length: count }, (_, i) => source(`${half} ${i}`));
}

function show(name: string, measures: Measures): Measures {
  const { liked, coherence, variety, readable, apart } = measures;
  console.log(
    `  ${name.padEnd(22)}`,
    liked.toFixed(2).padStart(6),
    shareOf(liked).toFixed(2).padStart(5),
    coherence.toFixed(2).padStart(9),
    variety.toFixed(3).padStart(8),
    percent(readable).padStart(6),
    apart.toFixed(2).padStart(6),
  );
  return measures;
}

/** Where 0 is uniformly random and 1 the median of held-out favorites. */
function shareOf(liked: number): number {
  return (liked - worst.liked) / (best.liked - worst.liked);
}

function spread({ r, g, b }: Srgb): number {
  return Math.max(r, g, b) - Math.min(r, g, b);
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

function bar(text: string, reached: boolean): void {
  console.log(`    ${reached ? 'REACHED' : 'MISSED '} ${text}`);
  if (!reached) process.exitCode = 1;
}
