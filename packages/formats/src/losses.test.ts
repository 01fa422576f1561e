import { type CssColor, exactSrgb, formatHex, toCssColor } from '@swatchwork/color';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { lossesIn } from '../testing/losses-in.ts';
import { FORMAT_IDS, type FormatId, PICTURE_FORMATS } from './constants.ts';
import { colorOfInks, type Inks } from './palette/inks.ts';
import { type ExportedPalette, toExported } from './palette/palette.ts';
import { readPalette } from './read/read.ts';
import { findFormat } from './write/formats.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

/** Of pictures and sheets only we read more back than they show, which is what their notes are about. */
const READ_BACK = FORMAT_IDS.filter((id) => !PICTURE_FORMATS.includes(id));

const part = fc.double({ min: 0, max: 1, noNaN: true });
const channel = fc.oneof(part, part, fc.constant('none' as const));
const spaces = [
  ...['srgb', 'srgb-linear', 'display-p3', 'display-p3-linear', 'a98-rgb', 'prophoto-rgb'],
  ...['rec2020', 'xyz', 'xyz-d65', 'xyz-d50'],
];
const share = (value: number | 'none', full: number, unit = '') =>
  value === 'none' ? value : `${value * full}${unit}`;
const css = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  fc
    .tuple(fc.constantFrom(...spaces), channel, channel, channel)
    .map(([space, ...channels]) => `color(${space} ${channels.join(' ')})`),
  fc
    .tuple(channel, channel, channel)
    .chain(([a, b, c]) =>
      fc.constantFrom(
        `oklch(${share(a, 1)} ${share(b, 0.4)} ${share(c, 360)})`,
        `lch(${share(a, 100)} ${share(b, 150)} ${share(c, 360)})`,
        `oklab(${share(a, 1)} ${share(b, 0.4)} ${share(c, -0.4)})`,
        `lab(${share(a, 100)} ${share(b, -125)} ${share(c, 125)})`,
        `hsl(${share(a, 360)} ${share(b, 100, '%')} ${share(c, 100, '%')})`,
        `hwb(${share(a, 360)} ${share(b, 100, '%')} ${share(c, 100, '%')})`,
      ),
    ),
);
/** Millionths, since what is opaque but for less than that cannot be told from what is opaque. */
const millionths = part.map((value) => Math.round(value * 1e6) / 1e6);
const alpha = fc.oneof(fc.constant(1), fc.constant(1), millionths, fc.constant(128 / 255));
const words = fc.oneof(
  fc.constantFrom('Deep sea', 'line\nbreak', '*/ x /*', 'a -- b', '夏', 'Déjà vu', 'a\u202Eb'),
  fc.stringMatching(/^[A-Z][a-z]{2,8}( [a-z]{2,8})?$/),
);
const inks = fc
  .constantFrom(1, 4)
  .chain((length) => fc.array(part, { minLength: length, maxLength: length }))
  .map((amounts) => ({ hex: formatHex(colorOfInks(amounts)), inks: amounts }));
const colors = fc
  .record({
    color: fc.oneof({ weight: 5, arbitrary: css.map((text) => toCssColor(text)!) }, inks),
    alpha,
    name: fc.option(words),
  })
  .map(({ color, ...more }) => ({ ...color, ...more }));

type Color = CssColor & { inks?: Inks; name: string | null };

const palettes = fc
  .tuple(fc.oneof(words, fc.constant('')), fc.array(colors, { minLength: 1, maxLength: 8 }))
  .map(([name, all]) => ({ name, colors: all as Color[] }));

const exported = ({ name, colors: all }: { name: string; colors: Color[] }): ExportedPalette => ({
  name,
  colors: all.map(({ hex }) => hex),
  exact: all.map((color) => color.css),
  inks: all.map((color) => color.inks),
  colorNames: all.map((color) => color.name ?? undefined),
  alphas: all.map((color) => color.alpha),
});

async function roundTrip(id: FormatId, palette: ExportedPalette) {
  const file = await findFormat(id)!.write(palette, NOW);
  return readPalette(typeof file === 'string' ? new TextEncoder().encode(file) : file);
}

/** What a channel may differ by, so that nobody says it changed. */
const SAME = 1e-4;

/** What differs between two palettes by more than `least`, in words. */
function difference(one: ExportedPalette, two: ExportedPalette, least = SAME): string[] {
  const found: string[] = [];
  if (one.name.trim() !== two.name) found.push(`title ${two.name}`);
  if (one.colors.length !== two.colors.length) return [...found, 'number of colors'];
  for (const [i, hex] of one.colors.entries()) {
    const a = exactSrgb({ hex, ...of(one.exact?.[i]) });
    const b = exactSrgb({ hex: two.colors[i]!, ...of(two.exact?.[i]) });
    const gap = Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));
    if (gap > least) found.push(`color ${i} by ${gap}`);
    if (one.exact?.[i]?.includes('none') && !two.exact?.[i]?.includes('none'))
      found.push(`none of ${i}`);
    const [some, others] = [one.inks?.[i] ?? [], two.inks?.[i] ?? []];
    if (some.length !== others.length || some.some((ink, n) => Math.abs(ink - others[n]!) > least))
      found.push(`inks ${i} ${others}`);
    if (Math.abs((one.alphas?.[i] ?? 1) - (two.alphas?.[i] ?? 1)) > least) found.push(`alpha ${i}`);
    if ((one.colorNames?.[i] ?? '').trim() !== (two.colorNames?.[i] ?? ''))
      found.push(`name ${i} ${two.colorNames?.[i]}`);
  }
  return found;
}

const of = (text: string | undefined) => (text === undefined ? {} : { css: text });

describe('what is written is read back as it was, or a note says what is lost', () => {
  test.each(READ_BACK)('%s', async (id) => {
    await fc.assert(
      fc.asyncProperty(palettes, async (original) => {
        const written = exported(original);
        const { palette, notes } = await roundTrip(id, written);
        const losses = lossesIn(written, id);
        const read = toExported(palette);
        if (losses.length + notes.length === 0) expect(difference(written, read)).toEqual([]);
        // What is noted is lost: a note that is not true would hide one that is.
        if (losses.length > 0)
          expect(difference(written, read, 1e-9), losses.join()).not.toEqual([]);
      }),
      { numRuns: inject('propertyRuns') ?? 300 },
    );
  });

  test.each(PICTURE_FORMATS)('%s carries all of it along', async (id) => {
    await fc.assert(
      fc.asyncProperty(palettes, async (original) => {
        const written = exported(original);
        const { palette, notes } = await roundTrip(id, written);
        expect([difference(written, toExported(palette)), notes]).toEqual([[], []]);
      }),
      { numRuns: Math.ceil((inject('propertyRuns') ?? 100) / (id === 'png' ? 1 : 10)) },
    );
  });

  test.each(['css', 'css-wide', 'scss', 'less', 'tailwind', 'tailwind-config', 'tokens'] as const)(
    '%s holds colors of every space, and says nothing',
    (id) => holds(id, true),
  );
  test.each(['json', 'svg'] as const)('%s holds them, too', (id) => holds(id, true));
  test.each(['swiftui', 'uikit'] as const)('%s holds them, without missing channels', (id) =>
    holds(id, false),
  );
});

/** Colors of their own each, since a drawing is read without repeated ones. */
async function holds(id: FormatId, hasNone: boolean) {
  const several = fc.uniqueArray(
    css.filter((text) => hasNone || !text.includes('none')).map((text) => toCssColor(text)!),
    { minLength: 1, maxLength: 6, selector: ({ hex }) => hex },
  );
  await fc.assert(
    fc.asyncProperty(several, async (all) => {
      const written = exported({
        name: 'Deep sea',
        colors: all.map((color, i) => ({ ...color, name: `name ${'abcdef'[i]}` })),
      });
      const { palette, notes } = await roundTrip(id, written);
      expect(lossesIn(written, id)).toEqual([]);
      expect(notes).toEqual([]);
      expect(difference(written, toExported(palette))).toEqual([]);
    }),
    { numRuns: inject('propertyRuns') ?? 200 },
  );
}

const RED = { hex: '#FF0B0C', css: 'color(display-p3 1 0 0)' } as const;
const WIDE: ExportedPalette = {
  name: 'Deep\nsea',
  colors: ['#3B82F6', RED.hex, '#123456'],
  exact: [undefined, RED.css],
  colorNames: ['Foam', 'Red\nlight'],
  alphas: [0.3, undefined, 128 / 255],
};

test.each([
  ['json', []],
  [
    'css',
    [
      '1 opacity was rounded to one of 256 steps.',
      '1 name was changed to fit the format.',
      'The name of the palette was changed to fit the format.',
    ],
  ],
  [
    'aco',
    [
      '1 color is written as the nearest hex: number 2 as #FF0B0C (dE_OK 0.048).',
      '2 translucent colors became opaque.',
      'The format cannot store the name of the palette.',
    ],
  ],
  [
    'png',
    [
      '1 color is written as the nearest hex: number 2 as #FF0B0C (dE_OK 0.048).',
      '1 opacity was rounded to one of 256 steps.',
      'The format cannot store names of colors.',
      'The format cannot store the name of the palette.',
    ],
  ],
] as const)('%s says what it cannot hold', (id, notes) => {
  expect(lossesIn(WIDE, id)).toEqual(notes);
});

test('every color that changes is named, and of a long palette by its place', () => {
  const noteOf = (isWide: (i: number) => boolean, length: number) => {
    const colors = Array.from({ length }, () => RED.hex);
    const exact = colors.map((_, i) => (isWide(i) ? RED.css : undefined));
    return lossesIn({ name: '', colors, exact }, 'gpl')[0] ?? '';
  };
  const few = noteOf((i) => i % 2 === 0, 39);
  for (let place = 1; place < 40; place += 2) expect(few).toContain(`number ${place} as #FF0B0C`);
  expect(noteOf(() => true, 21)).toMatch(/number 20 as [^,]*, and number 21 as theirs\.$/);
  const long = noteOf((i) => i !== 499, 501);
  expect(long).toMatch(/^500 colors are written as .*, and numbers 21-499, 501 as theirs\.$/);
  const patchy = noteOf((i) => i % 2 === 0, 20_000);
  expect(patchy).toMatch(/, and numbers 41, 43, .*, 119, and 9940 more as theirs\.$/);
  expect(patchy.length).toBeLessThan(1200);
});

test('eight bits of sRGB without opacity are lost nowhere', () => {
  const palette = { name: '', colors: ['#3B82F6', '#FFFFFF'] } as const;
  const asking: FormatId[] = ['figma', 'soc', 'xcassets'];
  for (const id of FORMAT_IDS) {
    if (!asking.includes(id)) expect(lossesIn(palette, id)).toEqual([]);
  }
});

test('what is called by the format is said', () => {
  const palette = { name: '', colors: ['#3B82F6', '#FFFFFF', '#000000'] } as const;
  expect(lossesIn({ ...palette, colorNames: ['Sea', 'sea'] }, 'xcassets')).toEqual([
    '1 color was named by its appearance.',
    'Repeated names were numbered.',
  ]);
  expect(lossesIn(palette, 'figma')).toEqual([
    '3 colors were named by their appearance.',
    'The palette, which has no name, is called Palette.',
  ]);
});
