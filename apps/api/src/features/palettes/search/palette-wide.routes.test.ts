import { createRandom, exactSrgb, type Random, toCssColor } from '@swatchwork/color';
import type { Palette } from '@swatchwork/contract';
import Color from 'colorjs.io';
import { beforeAll, expect, test } from 'vitest';

import { signUp } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { IS_SHORT } from '../../../../testing/short.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { createPaletteRepository } from '../palettes.repository.ts';
import { toLab } from './palette-nearest.ts';

const GREEN = 'color(display-p3 0 1 0)';

const digits = (value: number) => value.toFixed(4);

/** A channel that is often at an end, where colors lie beyond sRGB. */
const edge = (random: Random) => digits(Math.min(Math.max(random() * 2 - 0.5, 0), 1));

/** Texts of colors, of which some lie within sRGB, most beyond it and some far away. */
const FORMS: readonly ((random: Random) => string)[] = [
  (random) => `color(display-p3 ${edge(random)} ${edge(random)} ${edge(random)})`,
  (random) => `color(rec2020 ${edge(random)} ${edge(random)} ${edge(random)})`,
  (random) => `oklch(${digits(random())} ${digits(random() * 0.4)} ${digits(random() * 360)})`,
  (random) => `color(srgb ${edge(random)} ${digits(random() * 3 - 1)} ${edge(random)})`,
  (random) =>
    `#${Math.floor(random() * 2 ** 24)
      .toString(16)
      .padStart(6, '0')}`,
];

const makeUp = (random: Random) => FORMS[Math.floor(random() * FORMS.length)]!(random);

const toStored = (text: string) => toCssColor(text)!;
const textOf = (color: Palette['colors'][number]) =>
  typeof color === 'string' ? color : (color.css ?? color.hex);

/** ΔE_OK by colorjs.io from a color to those of a palette. */
const distancesTo = (text: string, colors: readonly Palette['colors'][number][]) => {
  const asked = new Color(text);
  return colors.map((color) => asked.deltaE(textOf(color), 'OK'));
};

describeOnEachEngine('finding palettes with colors beyond sRGB', (database) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    ({ token } = await signUp(app));
  });
  const list = async (query: Record<string, string>): Promise<Palette[]> => {
    const asked = new URLSearchParams({ limit: '100', ...query });
    const { status, body } = await callJson(app, 'GET', `/api/palettes?${asked}`);
    expect([status, body]).toEqual([200, expect.any(Array)]);
    return body;
  };
  const save = async (name: string, texts: string[]): Promise<string> => {
    const colors = texts.map((css) => ({ hex: '#000000', css }));
    const { body } = await callJson(app, 'POST', '/api/palettes', { name, colors }, token);
    return body.id;
  };
  const namesNear = async (color: string) => (await list({ color })).map(({ name }) => name);

  test('a palette with the color itself comes before one with its fallback, and so back', async () => {
    const { hex } = toStored(GREEN);
    await save('Fallback', [hex, '#112233']);
    const id = await save('Itself', [GREEN, '#112233']);
    await save('Between', ['color(display-p3 0.2 1 0.1)', '#112233']);
    expect(await namesNear(GREEN)).toEqual(['Itself', 'Between', 'Fallback']);
    expect(await namesNear(hex)).toEqual(['Fallback', 'Between', 'Itself']);
    expect(await namesNear(`${GREEN},#112233`)).toEqual(['Itself', 'Between', 'Fallback']);
    const repository = createPaletteRepository(database().db);
    const [first] = await repository.findNearestPage(
      [toLab(exactSrgb(toStored(GREEN)))],
      {},
      'nearest',
      1,
    );
    expect(first?.name).toBe('Itself');
    expect(first?.distance).toBeLessThan(1e-7);

    // Who renames a palette, hides it and shows it again, writes its points anew.
    for (const change of [{ name: 'Renamed' }, { isPublic: false }, { isPublic: true }]) {
      await callJson(app, 'PATCH', `/api/palettes/${id}`, change, token);
    }
    expect((await namesNear(GREEN))[0]).toBe('Renamed');
    await callJson(app, 'PATCH', `/api/palettes/${id}`, { colors: [hex, '#445566'] }, token);
    expect((await namesNear(GREEN))[0]).toBe('Between');
    await database().db.delete(palettes);
  });

  test('similar palettes are those with the colors themselves', async () => {
    const id = await save('Asked', [GREEN, 'color(display-p3 1 0 0)']);
    await save('Twin', [GREEN, 'color(display-p3 1 0 0)', '#808080']);
    await save('Fallback', [
      toStored(GREEN).hex,
      toStored('color(display-p3 1 0 0)').hex,
      '#808080',
    ]);
    const { body } = await callJson(app, 'GET', `/api/palettes/${id}/similar`);
    expect(body.map(({ name }: Palette) => name)).toEqual(['Twin', 'Fallback']);
    await database().db.delete(palettes);
  });

  test('the nearest of many are found, at the distances of colorjs.io', {
    timeout: 120_000,
  }, async () => {
    const random = createRandom('palettes beyond sRGB');
    const drafts = Array.from({ length: 600 }, (_, number) => ({
      name: `No. ${number}`,
      colors: Array.from({ length: 2 + Math.floor(random() * 4) }, () => toStored(makeUp(random))),
    }));
    await database().db.insert(palettes).values(drafts);
    const repository = createPaletteRepository(database().db);
    const questions = [
      ...Array.from({ length: IS_SHORT ? 5 : 25 }, () => makeUp(random)),
      'color(srgb 5 5 5)',
      'color(srgb -1 -1 -1)',
      'oklab(0.5 -3 0)',
      'oklab(0.5 100 -100)',
    ];
    for (const question of questions) {
      const lab = toLab(exactSrgb(toStored(question)));
      const isFar = lab.some((coordinate) => Math.abs(coordinate) === 10);
      const all = drafts
        .flatMap(({ colors }) => distancesTo(question, colors))
        .toSorted((one, other) => one - other);
      const farthest = all[119]!;
      const near = (colors: Palette['colors']) => Math.min(...distancesTo(question, colors));
      const found = await repository.findNearestPage([lab], {}, 'nearest', 200);
      const expected = drafts.filter(({ colors }) => near(colors) < farthest - 1e-4);
      const names = new Set(found.map(({ name }) => name));
      if (isFar) {
        expect([question, found.length > 50]).toEqual([question, true]);
        continue;
      }
      expect([question, expected.filter(({ name }) => !names.has(name))]).toEqual([question, []]);
      for (const [place, { colors, distance, name }] of found.entries()) {
        const [own, before] = [near(colors), found[place - 1]?.distance ?? 0];
        expect([question, name, Math.abs(distance! - own) < 1e-4]).toEqual([question, name, true]);
        expect([question, name, own < farthest + 1e-4]).toEqual([question, name, true]);
        expect([question, name, distance! >= before]).toEqual([question, name, true]);
      }
      const listed = await list({ color: question });
      expect(listed.map(({ id }) => id)).toEqual(found.slice(0, 100).map(({ id }) => id));
    }
  });

  test('several colors, some beyond sRGB: palettes with a color near each, by the mean', async () => {
    const colors = [GREEN, '#303030', 'oklch(0.65 0.3 30)'];
    const near = (palette: Palette) =>
      colors.map((color) => Math.min(...distancesTo(color, palette.colors)));
    const mean = (palette: Palette) => near(palette).reduce((sum, one) => sum + one, 0) / 3;
    await save('All three', ['color(display-p3 0.1 1 0)', '#333333', 'oklch(0.66 0.29 32)']);
    await save('Exactly', [...colors, '#808080']);
    const found = await list({ color: colors.join('-') });
    expect(found.slice(0, 2).map(({ name }) => name)).toEqual(['Exactly', 'All three']);
    for (const [place, palette] of found.entries()) {
      expect(Math.max(...near(palette))).toBeLessThan(0.1 + 1e-4);
      expect(mean(palette)).toBeGreaterThan(mean(found[place - 1] ?? palette) - 1e-4);
    }
  });

  test.each([
    'tomato',
    '#F634',
    'hsl(9 100% 64%)',
    'TOMATO, red , #fff',
    'rgb(255, 99, 71)',
    'color(srgb 1 0 0) - tomato',
  ])('?color=%s is read', async (color) => {
    const isOpaque = color !== '#F634';
    const { status } = await callJson(
      app,
      'GET',
      `/api/palettes?${new URLSearchParams({ color })}`,
    );
    expect(status).toBe(isOpaque ? 200 : 400);
  });
});
