import { parseHex } from '@swatchwork/color';
import { createChartPalette } from '@swatchwork/color/charts';
import { describe, expect, test } from 'vitest';

import { json, swatchwork } from '../../testing/swatchwork.ts';

const colorsOf = (...hexes: string[]) => hexes.map((hex) => parseHex(hex)!);

describe('chart-colors', () => {
  test('eight colors that other commands read, and what they measure beside them', async () => {
    const { code, stdout, stderr } = await swatchwork(['chart-colors']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^(#[0-9A-F]{6} {2}[a-z ]+\n){8}$/);
    expect(stderr).toMatch(/^Distance of the nearest two \(ΔE2000\): normal \d+\.\d+, protan/);
    expect(stderr).toMatch(/\nContrast with #FFFFFF: at least 3(\.\d+)?\.\n$/);
    expect((await swatchwork(['convert', '-', '--to', 'hex'], { input: stdout })).stdout).toBe(
      stdout.replace(/ {2}.*/g, ''),
    );
  });

  test('JSON is what the API answers', async () => {
    const args = ['chart-colors', '0A66C2', '--count', '3', '--grounds', 'white, 111111'];
    expect((await json(args)).answer).toEqual({
      ...createChartPalette({
        kind: 'categorical',
        count: 3,
        colors: colorsOf('#0A66C2'),
        grounds: colorsOf('#FFFFFF', '#111111'),
      }),
      notes: [],
    });
  });

  test('a style and a seed give the palette of the engine, each seed another', async () => {
    const asked = { kind: 'categorical', count: 4, colors: [], style: 'muted', seed: '7' } as const;
    const { answer } = await json([
      'chart-colors',
      '--count',
      '4',
      '--style',
      'muted',
      '--seed',
      '7',
    ]);
    expect(answer).toEqual(createChartPalette(asked));
    expect(answer.colors).not.toEqual(createChartPalette({ ...asked, seed: '8' }).colors);
  });

  test('writes a file of a program, with what it measures beside it', async () => {
    const args = ['chart-colors', '0A66C2', '--count', '3', '--format', 'vega-lite'];
    const { stdout, stderr } = await swatchwork(args);
    const [first, ...others] = JSON.parse(stdout).config.range.category;
    expect(first).toBe('#0A66C2');
    expect(others).toHaveLength(2);
    expect(stderr).toContain('Distance of the nearest two');
  });

  test('keeps twenty colors that collide, names the nearest pairs and counts the others', async () => {
    const like = Array.from({ length: 20 }, (_, i) => `8080${80 + i}`);
    const { code, stdout, stderr } = await swatchwork(['chart-colors', ...like, '--count', '20']);
    expect(code).toBe(0);
    expect(stdout.match(/#\w{6}/g)).toEqual(like.map((hex) => `#${hex}`));
    expect(stderr.match(/too similar for/g)).toHaveLength(12);
    expect(stderr).toMatch(
      /\n178 more pairs are too similar\.\nPairs less than 6\.5 apart .*labels as well\.\n$/,
    );
  });

  test('says which color of sRGB it took for one beyond', async () => {
    const args = ['chart-colors', 'color(display-p3 1 0 0)', '--count', '3'];
    const note =
      'color(display-p3 1 0 0) is outside sRGB and was replaced by #FF0B0C, the nearest sRGB color (ΔE_OK 0.048).';
    const { answer } = await json(args);
    expect([answer.colors[0], answer.notes]).toEqual(['#FF0B0C', [note]]);
    expect((await swatchwork(args)).stderr).toContain(`${note}\n`);
  });

  test.each([
    [['--format', 'excel'], /--format .*tableau.*excel/s],
    [['--format', 'css', '--json'], /--format cannot be combined with --json/],
  ])('refuses %j', async (args, message) => {
    const { code, stderr } = await swatchwork(['chart-colors', ...args]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('a ramp says its steps, and for whom it is ordered', async () => {
    const args = ['chart-colors', '0A66C2', 'C2410C', '--kind', 'diverging', '--count', '5'];
    const { stdout, stderr } = await swatchwork(args);
    expect(stdout.match(/\n/g)).toHaveLength(5);
    expect(stderr).toMatch(/^Steps of .* in order for normal, protan, deutan, tritan, gray\.\n$/);
  });

  test('a ramp without a color is of a style, and one of a light color says where that stands', async () => {
    const asked = { kind: 'sequential', count: 8, colors: [], style: 'earthy', seed: '3' } as const;
    const args = ['chart-colors', '--kind', 'sequential', '--style', 'earthy', '--seed', '3'];
    expect((await json(args)).answer).toEqual(createChartPalette(asked));
    const { stderr } = await swatchwork(['chart-colors', 'FFD60A', '--kind', 'diverging']);
    expect(stderr).toContain('#FFD60A is too light for an end: it is step 2, with darker steps');
  });

  test('says which given colors collide, and cannot be seen', async () => {
    const { code, stderr } = await swatchwork(['chart-colors', 'FFFF00', 'FFFF11', '--count', '2']);
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /Contrast with #FFFFFF: at least 1\.07\.\nColors 1, 2 have less than 3:1 /,
    );
    expect(stderr).toMatch(/Colors 1 and 2 are too similar for \w+ vision: \d/);
  });

  test('says what there was no room for', async () => {
    const { stderr } = await swatchwork([
      'chart-colors',
      '--count',
      '3',
      '--grounds',
      'white,black,777777',
    ]);
    expect(stderr).toMatch(/Not enough colors with contrast 3; used \d\.\d+\./);
  });

  test.each([
    [['--count', '21'], /--count must be a whole number from 2 to 20; got "21"/],
    [['--kind', 'rainbow'], /--kind must be categorical/],
    [['red', 'blue', 'teal', '--kind', 'diverging'], /takes at most 2 colors; got 3/],
    [['red', 'blue', 'teal', '--count', '2'], /takes at most 2 colors; got 3/],
    [
      ['red', '--kind', 'diverging', '--grounds', 'white'],
      /--grounds cannot be combined with --kind/,
    ],
    [['--grounds', 'white,black,red,teal,navy'], /--grounds must be at most 4 colors/],
    [['--style', 'loud'], /--style .*balanced.*spread/s],
    [['24DE0C', '35DC31', '--kind', 'diverging'], /COLORs of a diverging ramp must be at least 10/],
    [['--grounds', 'no'], /--grounds must be any CSS color/],
  ])('%j is wrong use', async (args, message) => {
    const { code, stderr } = await swatchwork(['chart-colors', ...args]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});
