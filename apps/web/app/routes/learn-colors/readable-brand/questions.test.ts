import { contrastRatio, formatHex, type Hex, parseHex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { BRANDS, brandAfter, LESSON_DEFAULTS, readBrand } from './lesson-fields.ts';
import { MINIMUM, questionsAbout } from './questions.ts';

/** Grays, the corners of sRGB, and what lies between. */
const COLORS: readonly Hex[] = [0, 0.25, 0.5, 0.75, 1].flatMap((r) =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((g) => [0, 0.5, 1].map((b) => formatHex({ r, g, b }))),
);

const ratio = (a: Hex, b: Hex) => contrastRatio(parseHex(a)!, parseHex(b)!);
const stepsOf = (brand: Hex) => questionsAbout(brand).slice(1);

describe(questionsAbout, () => {
  test.each([...BRANDS, ...COLORS])('of %s: each has an answer, and of steps only one', (brand) => {
    const [words] = questionsAbout(brand);
    expect(words!.options.some(({ isRight }) => isRight)).toBe(true);
    for (const { options } of stepsOf(brand)) {
      expect(options).toHaveLength(4);
      expect(options.filter(({ isRight }) => isRight)).toHaveLength(1);
      for (const { isRight, ratio } of options)
        if (isRight) expect(ratio).toBeGreaterThanOrEqual(MINIMUM);
    }
  });

  test.each(BRANDS)(
    'of %s: the right step is the one nearest to the background that passes',
    (brand) => {
      for (const { id, background, options } of stepsOf(brand)) {
        const nearer = id === 'dark' ? options.toReversed() : options;
        const first = nearer.find(({ hex }) => ratio(hex, background) >= MINIMUM);
        expect([id, first]).toEqual([id, nearer.find(({ isRight }) => isRight)]);
      }
    },
  );

  test('a middle blue bears black words and a crimson white ones', () => {
    const right = (brand: Hex) =>
      questionsAbout(brand)[0]!.options.flatMap(({ value, isRight }) => (isRight ? [value] : []));
    expect(right('#1E88E5')).toEqual(['black']);
    expect(right('#E11D48')).toEqual(['white']);
  });

  test('a tint costs contrast, and another step passes in the dark', () => {
    const [, page, tint, dark] = questionsAbout('#1E88E5');
    const rightOf = (question = page) => question?.options.find(({ isRight }) => isRight)?.value;
    expect([rightOf(page), rightOf(tint), rightOf(dark)]).toEqual(['600', '700', '500']);
    expect(tint!.why).toContain('The theme uses #0062AE there, at 4.60:1.');
  });

  test('the right step does not always have the same place', () => {
    const places = BRANDS.flatMap((brand) =>
      stepsOf(brand).map(({ options }) => options.findIndex(({ isRight }) => isRight)),
    );
    expect(new Set(places).size).toBe(4);
  });
});

test('the lesson opens unanswered, and offers one color after the other', () => {
  const { c, ...answers } = LESSON_DEFAULTS;
  expect(readBrand(c)).toBe(BRANDS[0]);
  expect(Object.values(answers).join('')).toBe('');
  const offered = BRANDS.map(brandAfter);
  expect(new Set(offered)).toEqual(new Set(BRANDS));
  expect(brandAfter('#123456')).toBe(BRANDS[0]);
});

test.each([
  ['1E88E5', '#1E88E5'],
  ['rgb(30 136 229)', '#1E88E5'],
  ['#1E88E580', undefined],
  ['bluish', undefined],
])('%j is the brand color %s', (text, hex) => {
  expect(readBrand(text)).toBe(hex);
});
