import { createRandom, exactSrgb, formatHex, toCssColor } from '@swatchwork/color';
import Color from 'colorjs.io';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { describeOnEachEngine } from '../../testing/db/database.ts';
import { toLab } from '../features/palettes/search/palette-nearest.ts';

const OF_COLOR = [
  ...['srgb', 'srgb-linear', 'display-p3', 'display-p3-linear', 'a98-rgb', 'prophoto-rgb'],
  ...['rec2020', 'xyz', 'xyz-d50', 'xyz-d65'],
];
type Range = readonly [number, number];
type Notation = readonly [form: string, ...ranges: [Range, Range, Range]];

const HUE: Range = [-400, 800];
const PERCENT: Range = [-10, 110];
const AXIS: Range = [-125, 125];
/** Each function beside `color()`, with the range of its channels. */
const FUNCTIONS: readonly Notation[] = [
  ['hsl(1 2% 3%)', HUE, [0, 100], PERCENT],
  ['hwb(1 2% 3%)', HUE, PERCENT, PERCENT],
  ['lab(1 2 3)', [0, 100], AXIS, AXIS],
  ['lch(1 2 3)', [0, 100], [0, 150], HUE],
  ['oklab(1 2 3)', [0, 1], [-0.5, 0.5], [-0.5, 0.5]],
  ['oklch(1 2 3)', [0, 1], [0, 0.5], HUE],
];
const BEYOND: Range = [-0.3, 1.3];
const NOTATIONS: readonly Notation[] = [
  ...OF_COLOR.map((space): Notation => [`color(${space} 1 2 3)`, BEYOND, BEYOND, BEYOND]),
  ...FUNCTIONS,
];

const random = createRandom('points of colors');

/** Colors of a notation as palettes hold them, the last with a missing channel. */
function textsIn([form, ...ranges]: Notation): string[] {
  const texts = Array.from({ length: 90 }, () => {
    const channels = ranges.map(([low, high]) => low + random() * (high - low));
    const at = form.indexOf('1');
    return (
      form.slice(0, at) +
      form.slice(at).replace(/[123]/g, (place) => `${channels[Number(place) - 1]}`)
    );
  });
  const missing = texts[0]!.replace(/[\d.-]+%?\)$/, 'none)');
  return [...texts, missing].flatMap((text) => toCssColor(text)?.css ?? []);
}

describeOnEachEngine('the point of a color', (database) => {
  const pointsOf = async (texts: string[]) => {
    const { rows } = await database().db.execute<{ lab: number[] | null }>(sql`
      select case when p is not null then array[p -> 1, p -> 2, p -> 3] end as lab
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as t (text, place),
        lateral (select oklab_of_css(text) as p offset 0) as point
      order by place`);
    return rows.map(({ lab }) => lab);
  };

  test.each(NOTATIONS)('%s: that of the color package, and of colorjs.io', async (...notation) => {
    const texts = textsIn(notation);
    expect(texts.length).toBeGreaterThan(50);
    const points = await pointsOf(texts);
    for (const [place, text] of texts.entries()) {
      const color = { hex: '#000000' as const, css: text };
      const [own, other] = [toLab(exactSrgb(color)), new Color(text).to('oklab').coords];
      const distance = (lab: readonly (number | null)[]) =>
        Math.hypot(...points[place]!.map((value, at) => value - (lab[at] ?? 0)));
      expect([text, distance(own) < 1e-7]).toEqual([text, true]);
      expect([text, distance(other) < 1e-4]).toEqual([text, true]);
    }
  });

  test('hsl() and hwb() beyond 100% are those of the color package, as browsers show them', async () => {
    const texts = [
      ...textsIn(['hsl(1 2% 3%)', HUE, [90, 200], [-20, 130]]),
      ...textsIn(['hwb(1 2% 3%)', HUE, [-20, 130], [-20, 130]]),
      ...['hsl(210 150% 40%)', 'hsl(none 150% 40%)', 'hsl(30 130% none)', 'hwb(30 130% none)'],
    ];
    const points = await pointsOf(texts);
    for (const [place, text] of texts.entries()) {
      const own = toLab(exactSrgb({ hex: '#000000', css: text }));
      const distance = Math.hypot(...points[place]!.map((value, at) => value - own[at]!));
      expect([text, distance < 1e-7]).toEqual([text, true]);
    }
  });

  test('extremes are cut, and no text is an error', async () => {
    const extremes = [
      'color(srgb 1e30 0 0)',
      'oklch(0.7 0.3 1e30)',
      'oklab(0.5 1e22 -1e22)',
      'color(xyz -1e9 5 1)',
      'color(srgb 1e-10 -1e-10 0)',
      'lab(50 1e20 0)',
      'hwb(1e30 1e20% -1e20%)',
    ].flatMap((text) => toCssColor(text)?.css ?? []);
    for (const point of await pointsOf(extremes)) {
      expect(Math.max(...point!.map(Math.abs))).toBeLessThanOrEqual(10);
    }
    expect((await pointsOf(['oklab(0.5 1e+22 -1e+22)']))[0]).toEqual([0.5, 10, -10]);
    const others = [
      '',
      'red',
      '#112233',
      'color(cmyk 1 2 3)',
      'oklab(1 2)',
      formatHex({ r: 1, g: 0, b: 0 }),
    ];
    expect(await pointsOf(others)).toEqual(others.map(() => null));
  });
});
