import { isInGamut, toHsl } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { SAMPLE_ARTICLES } from '../../../../../api/src/db/sample/articles/sample-articles.ts';
import { GLOSSARY } from './terms.ts';

const colorsOf = (term: string) =>
  GLOSSARY.find((entry) => entry.term === term)?.figure.colors ?? [];
const turnsOf = (term: string) => {
  const [base = 0, ...others] = colorsOf(term).map((color) => toHsl(color).h);
  return others.map((hue) => Math.round((hue - base + 360) % 360));
};

describe('glossary', () => {
  test('LEARN-06: the twelve terms, in order', () => {
    expect(GLOSSARY.map(({ term }) => term)).toEqual([
      'Hue',
      'Saturation',
      'Lightness / Value',
      'Chroma',
      'Tint',
      'Shade',
      'Tone',
      'Complementary',
      'Analogous',
      'Triadic',
      'Monochromatic',
      'Split-complementary',
    ]);
  });

  test('each has a tutorial of the house', () => {
    const slugs = SAMPLE_ARTICLES.map(({ slug }) => slug);
    for (const { lesson } of GLOSSARY) expect(slugs).toContain(lesson);
  });

  test('LEARN-07: each has a definition, and a figure that screens can show', () => {
    for (const { definition, figure } of GLOSSARY) {
      expect(definition).toMatch(/^[A-Z].{60,}\.$/);
      expect(figure.colors.every(isInGamut)).toBe(true);
    }
  });

  test.each([
    ['Complementary', [180]],
    ['Analogous', [330, 30]],
    ['Triadic', [120, 240]],
    ['Split-complementary', [150, 210]],
  ])('%s is drawn as it is defined', (term, turns) => {
    expect(turnsOf(term)).toEqual(turns);
  });

  test.each([
    ['Tint', 1],
    ['Shade', -1],
    ['Lightness / Value', 1],
    ['Monochromatic', 1],
  ])('%s goes one way in lightness', (term, direction) => {
    const lightness = colorsOf(term).map((color) => toHsl(color).l * direction);
    expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
    expect(new Set(lightness).size).toBe(lightness.length);
  });
});
