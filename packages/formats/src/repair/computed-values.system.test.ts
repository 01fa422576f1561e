import { GROUND_CHOICES, type GroundChoice } from '@swatchwork/theme';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ContextFile } from '../contexts/context-sheet.ts';
import type { ReadThemeOptions } from './model.ts';
import { readTheme } from './read-theme.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => `--${letter}`);

const name = fc.constantFrom(...NAMES);
const percent = fc.integer({ min: 0, max: 100 });
const byte = fc.integer({ min: 0, max: 255 });
const hex = fc
  .tuple(byte, byte, byte)
  .map((bytes) => `#${bytes.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
const literal = fc.oneof(
  hex,
  fc.tuple(byte, percent, percent).map(([h, s, l]) => `hsl(${h} ${s}% ${l}%)`),
  fc.tuple(percent, byte).map(([l, h]) => `oklch(${l / 100} 0.1 ${h})`),
);
const reference = name.map((one) => `var(${one})`);
const color = fc.oneof(literal, reference);

/** Each kind of value that a browser computes from other tokens. */
const COMPUTED = {
  alias: reference,
  mix: fc
    .tuple(fc.constantFrom('srgb', 'oklab', 'oklch'), reference, percent, color)
    .map(([space, one, share, other]) => `color-mix(in ${space}, ${one} ${share}%, ${other})`),
  translucent: fc
    .tuple(reference, percent)
    .map(([one, share]) => `color-mix(in oklab, ${one} ${share}%, transparent)`),
  relative: fc
    .tuple(reference, fc.integer({ min: 0, max: 20 }))
    .map(([one, factor]) => `oklch(from ${one} calc(l * ${factor / 10}) c h)`),
  relativeRgb: reference.map((one) => `rgb(from ${one} calc(255 - r) calc(255 - g) b)`),
  channel: fc.tuple(percent, percent).map(([s, l]) => `hsl(var(--hue) ${s}% ${l}%)`),
  lightness: fc.tuple(byte, percent).map(([h, s]) => `hsl(${h}, ${s}%, var(--light))`),
  grayscale: fc.constant('oklch(from var(--a) l 0 h)'),
  scheme: fc.tuple(color, color).map(([light, dark]) => `light-dark(${light}, ${dark})`),
};

const value = fc.oneof(...Object.values(COMPUTED), literal, literal);
const MODES = [
  ':root { color-scheme: light; HERE }',
  '.dark { color-scheme: dark; HERE }',
  '@media (prefers-contrast: more) { :root { HERE } }',
  '[data-theme="sea"] { HERE }',
];

const rule = fc.dictionary(name, value, { minKeys: 1, maxKeys: 4 });
const sheet = fc
  .record({
    first: fc.tuple(...NAMES.map((one) => fc.oneof(literal, value).map((text) => [one, text]))),
    channels: fc.array(fc.tuple(byte, percent), { minLength: 1, maxLength: 2 }),
    others: fc.array(rule, { maxLength: MODES.length - 1 }),
  })
  .map(({ first, channels, others }): ContextFile[] => {
    const rules = [Object.fromEntries(first), ...others].map((colors, i) => {
      const [hue, light] = channels[i] ?? [];
      const own = hue === undefined ? {} : { '--hue': hue, '--light': `${light}%` };
      const all = Object.entries({ ...own, ...colors });
      return MODES[i]!.replace('HERE', all.map(([one, text]) => `${one}: ${text};`).join(' '));
    });
    return [{ name: 'theme.css', text: `${rules.join('\n')}\n` }];
  });

const pair = fc.record({
  foreground: name,
  background: name,
  minimum: fc.constantFrom(3, 4.5, 7),
  over: fc.tuple(name, name).map((names) => [...new Set(names)]),
});
const options = fc.record({
  pairs: fc.uniqueArray(pair, {
    minLength: 1,
    maxLength: 10,
    selector: ({ foreground, background }) => `${foreground}/${background}`,
  }),
  held: fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    name.map((one) => [one]),
  ),
  grounds: fc.constantFrom(...GROUND_CHOICES),
});

/** Colors that refer to each other in a circle are none, and pairs of them cannot be asked. */
function colored(
  files: ContextFile[],
  { pairs, held, grounds }: { pairs: Asked[]; held: readonly string[]; grounds: GroundChoice },
) {
  const { tokens } = readTheme(files, { recognize: false });
  const has = (one: string) => one in tokens;
  return {
    recognize: false,
    grounds,
    held: held.filter(has),
    pairs: pairs.filter(({ foreground, background, over }) =>
      [foreground, background, ...over].every(has),
    ),
  };
}

type Asked = { foreground: string; background: string; minimum: number; over: string[] };

describe('a repair of values that are computed from others', () => {
  test('leaves no failing pair lower in any context, and says what is in the files', () => {
    const counts = { keep: { failing: 0, mended: 0 }, 'may-move': { failing: 0, mended: 0 } };
    fc.assert(
      fc.property(sheet, options, (files, asked) => {
        const all: ReadThemeOptions = colored(files, asked);
        const reading = readTheme(files, all);
        const again = readTheme(reading.files, all);
        for (const [i, { id, contexts }] of reading.pairs.entries()) {
          for (const [context, { ratio, minimum, passes, repaired }] of Object.entries(contexts)) {
            const now = again.pairs[i]!.contexts[context]!;
            expect(now.ratio, id).toBe(repaired.ratio);
            expect(now.ratio, `${id} in ${context}`).toBeGreaterThanOrEqual(
              Math.min(ratio, minimum),
            );
            if (passes) continue;
            counts[asked.grounds].failing += 1;
            if (now.passes) counts[asked.grounds].mended += 1;
          }
        }
        expect(again.failed).toBe(reading.left);
      }),
      { numRuns: Number(process.env.CASES ?? 400), seed: Number(process.env.SEED ?? 20_261_127) },
    );
    // Most of these random pairs contradict each other; backgrounds and solids may move only so far, and marks do not turn.
    const shares = Object.values(counts).map(({ failing, mended }) => mended / failing);
    expect(shares[0]).toBeGreaterThan(0.22);
    expect(shares[1]).toBeGreaterThan(0.32);
  }, 600_000);
});
