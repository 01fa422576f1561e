import { checkPalette, contrastRatio, parseHex, reportOf, SPACES } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { json, swatchwork } from '../../testing/swatchwork.ts';

const ratioOf = ({ text, background }: { text: string; background: string }) =>
  contrastRatio(parseHex(text)!, parseHex(background)!);

describe('convert', () => {
  test('every notation, as text', async () => {
    const { code, stdout, stderr } = await swatchwork(['convert', '3B82F6']);
    expect([code, stderr]).toEqual([0, '']);
    const notations = SPACES.map(
      ({ id, format }) => `  ${id.padEnd(6)}${format(parseHex('#3B82F6')!)}`,
    );
    expect(stdout.split('\n')).toEqual(['#3B82F6  vivid blue', ...notations, '']);
  });

  test('only what was asked for, one line a color', async () => {
    const { stdout } = await swatchwork([
      'convert',
      '#f00',
      'hsl(120 100% 50%)',
      '--to',
      'hex,RGB',
    ]);
    expect(stdout).toBe('#FF0000\trgb(255, 0, 0)\n#00FF00\trgb(0, 255, 0)\n');
  });

  test('standard input: one color a line, and lines of other commands', async () => {
    const input = 'teal\r\n\n  oklch(0.62 0.19 260)\n#FB923C  vivid orange\n';
    const { stdout } = await swatchwork(['convert', 'red', '-', '--to', 'hex'], { input });
    expect(stdout).toBe('#FF0000\n#008080\n#3A81F6\n#FB923C\n');
  });

  test('JSON', async () => {
    const { code, answer } = await json(['convert', 'color(display-p3 0 1 0 / 50%)', 'navy']);
    expect(code).toBe(0);
    expect(Object.keys(answer)).toEqual(['colors']);
    expect(answer.colors).toMatchObject([
      { input: 'color(display-p3 0 1 0 / 50%)', alpha: 0.5, inGamut: false },
      { input: 'navy', hex: '#000080', alpha: 1, name: 'Navy', values: { rgb: { b: 128 } } },
    ]);
    expect(answer.colors[0].p3).toBe('color(display-p3 0 1 0)');
  });

  test('what CSS calculates, and why a text is no color by itself', async () => {
    const texts = [
      'rgb(calc(250 + 5) 0 0)',
      'color-mix(in srgb, red, blue',
      'rgb(from teal b g r)',
    ];
    const { stdout } = await swatchwork(['convert', ...texts, '--to', 'hex']);
    expect(stdout).toBe('#FF0000\n#800080\n#808000\n');
    const { code, stderr } = await swatchwork(['convert', 'light-dark(red, blue)']);
    expect(code).toBe(2);
    expect(stderr).toContain('(light-dark() follows the color scheme of a page)');
  });

  test('a print condition adds its inks', async () => {
    const { stdout } = await swatchwork(['convert', 'lime', '--condition', 'coated']);
    const found =
      /print coated: cannot be printed, nearest: cmyk\((\d+%(?:, )?){4}\), looks like #/;
    expect(stdout).toMatch(found);
    const { answer } = await json([
      'convert',
      'F4A261',
      '--condition',
      'uncoated',
      '--black',
      'most',
    ]);
    expect(answer.colors[0].print).toMatchObject({ condition: 'uncoated', printable: true });
    const { code, stderr } = await swatchwork(['convert', 'teal', '--condition', 'glossy']);
    expect([code, stderr.includes('--condition must be coated, uncoated, gracol')]).toEqual([
      2,
      true,
    ]);
    const alone = await swatchwork(['convert', 'teal', '--black', 'most']);
    expect(alone.stderr).toContain(
      '--black needs --condition: coated, uncoated, gracol, newsprint',
    );
  });

  test('--to cmyk with a print condition gives its inks, not the uncalibrated ones', async () => {
    const asked = ['convert', '#0A66C2', '--to', 'hex,cmyk'];
    expect((await swatchwork(asked)).stdout).toBe('#0A66C2\tcmyk(95%, 47%, 0%, 24%)\n');
    const { stdout } = await swatchwork([...asked, '--condition', 'coated']);
    expect(stdout).toBe('#0A66C2\tcmyk(87%, 58%, 0%, 0%)\n');
  });

  test('inks of a print condition are colors, too', async () => {
    const ink = 'cmyk(86%, 58%, 0%, 0%)';
    const { answer } = await json(['convert', ink, 'teal', '--condition', 'coated']);
    expect(answer.colors[0]).toMatchObject({ input: ink, print: { cmyk: ink, distance: 0 } });
    expect(answer.colors[0].print.seen).toBe(answer.colors[0].hex);
    const wrong = [
      [[ink], 'COLOR needs a print condition for cmyk(): coated'],
      [['cmyk(101,0,0,0)', '--condition', 'coated'], 'must have four inks of 0% to 100%'],
      [
        ['cmyk(90 90 90 90)', '--condition', 'newsprint'],
        'at most 240% of ink in all for newsprint, not 360%',
      ],
    ] as const;
    for (const [args, message] of wrong) {
      const { code, stderr } = await swatchwork(['convert', ...args]);
      expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    }
  });

  test('exact notations bring the color back', async () => {
    const { stdout } = await swatchwork(['convert', '#EE0000', '--to', 'hsl,cmyk', '--exact']);
    expect(stdout).toBe('hsl(0, 100%, 46.7%)\tcmyk(0%, 100%, 100%, 6.7%)\n');
    const back = await swatchwork(['convert', 'hsl(0, 100%, 46.7%)', '--to', 'hex']);
    expect(back.stdout).toBe('#EE0000\n');
  });

  test('says what sRGB cannot show', async () => {
    expect((await swatchwork(['convert', 'oklch(0.7 0.4 150)'])).stdout).toContain('outside sRGB');
  });
});

describe('contrast', () => {
  test('the ratio is cut, and levels are judged before that', async () => {
    const { code, stdout } = await swatchwork(['contrast', '777', 'white']);
    expect(code).toBe(2); // three digits need their #
    expect(stdout).toBe('');
    expect((await swatchwork(['contrast', '#777', 'white'])).stdout).toBe(`4.47  #777777 on #FFFFFF
  fail  AA, 4.5
  pass  AA for large text, 3
  fail  AAA, 7
`);
  });

  test.each([
    ['#767676', 'AA', 0],
    ['#777777', 'AA', 1],
    ['#777777', 'AA-large', 0],
    ['#777777', 'aa LARGE', 0],
    ['#777777', '4.4', 0],
    ['#777777', '4.48:1', 1],
    ['#595959', 'AAA', 0],
  ])('%s on white with --min %s ends with %i', async (text, min, code) => {
    expect((await swatchwork(['contrast', text, 'white', '--min', min])).code).toBe(code);
  });

  test('below the minimum, the nearest that passes is named', async () => {
    const args = ['contrast', '#777777', 'white', '--min', 'AA'];
    expect((await swatchwork(args)).stdout).toContain(
      'Below the AA (4.5) asked for. The nearest that passes: #767676 on #FFFFFF (4.54)',
    );
    const { code, answer } = await json(args);
    expect(code).toBe(1);
    expect(answer).toMatchObject({
      text: '#777777',
      background: '#FFFFFF',
      level: 'AA Large',
      levels: { aa: false, aaLarge: true, aaa: false },
      min: 4.5,
      passed: false,
      suggestion: { text: '#767676', background: '#FFFFFF' },
    });
    expect(answer.ratio).toBeCloseTo(4.478, 3);
  });

  test('JSON without a minimum', async () => {
    const { code, answer } = await json(['contrast', 'black', 'white']);
    expect(code).toBe(0);
    expect(answer).toMatchObject({ ratio: 21, level: 'AAA', min: null, passed: true });
    expect(answer.suggestion).toBeNull();
  });

  test('translucent colors count as they look', async () => {
    const { answer } = await json(['contrast', '#00000080', '#ffffff80', '--over', 'black']);
    expect(answer).toMatchObject({ text: '#404040', background: '#808080' });
  });

  test('the ratio is that of the hex codes, however the colors were written', async () => {
    const fine = ['oklch(0.5123 0.0871 201.77)', 'rgb(250.4 251.3 252.7 / 99%)', '--over', 'white'];
    const { answer } = await json(['contrast', ...fine, '--min', 'AAA']);
    expect(answer.ratio).toBeCloseTo(ratioOf(answer), 12);
    expect(ratioOf(answer.suggestion)).toBeGreaterThanOrEqual(7);
  });
});

describe('fix', () => {
  test('the nearest text that passes', async () => {
    const { code, answer } = await json(['fix', '#999999', 'white']);
    expect(code).toBe(0);
    expect(answer).toMatchObject({ text: '#767676', background: '#FFFFFF', changed: true });
    expect(answer.before).toMatchObject({ text: '#999999', background: '#FFFFFF' });
    expect((await swatchwork(['fix', '#999999', 'white'])).stdout).toBe(
      '#767676 on #FFFFFF  4.54, was 2.84\n',
    );
  });

  test.each(['text', 'background', 'both'])('%s may change, and nothing else', async (change) => {
    const { answer } = await json(['fix', 'tomato', 'gold', '--change', change, '--min', '4.5']);
    expect(answer).toMatchObject({ change, passed: true, min: 4.5 });
    expect(ratioOf(answer)).toBeGreaterThanOrEqual(4.5);
    expect(answer.ratio).toBeCloseTo(ratioOf(answer), 9);
    expect(answer.text !== '#FF6347').toBe(change !== 'background');
    expect(answer.background !== '#FFD700').toBe(change !== 'text');
  });

  test('what passes stays as it is', async () => {
    const { answer } = await json(['fix', 'black', 'white', '--min', 'AAA']);
    expect(answer).toMatchObject({ text: '#000000', changed: false, passed: true });
    expect((await swatchwork(['fix', 'black', 'white'])).stdout).toContain('as given');
  });

  test('where nothing reaches it, the best there is, and 1', async () => {
    const { code, stdout } = await swatchwork(['fix', 'red', '#777777', '--min', 'AAA']);
    expect(code).toBe(1);
    expect(stdout).toContain('No text reaches AAA (7); change the background, or both');
    const { code: both } = await json([
      'fix',
      'red',
      '#777777',
      '--min',
      'AAA',
      '--change',
      'both',
    ]);
    expect(both).toBe(0);
  });
});

describe('harmony', () => {
  test('one scheme: the base first, one color a line', async () => {
    expect(
      (await swatchwork(['harmony', 'FF0000', '--type', 'triadic'])).stdout.split(/\s.*\n/),
    ).toEqual(['#FF0000', '#00FF00', '#0000FF', '']);
  });

  test('every scheme', async () => {
    const { answer } = await json(['harmony', 'red']);
    expect(answer.base).toBe('#FF0000');
    expect(answer.harmonies).toEqual([
      { type: 'complementary', colors: ['#FF0000', '#00FFFF'] },
      { type: 'triadic', colors: ['#FF0000', '#00FF00', '#0000FF'] },
      { type: 'analogous', colors: ['#FF0000', '#FF0080', '#FF8000'] },
      { type: 'tetradic', colors: ['#FF0000', '#80FF00', '#00FFFF', '#8000FF'] },
    ]);
    expect((await swatchwork(['harmony', 'red'])).stdout).toContain(
      'complementary\n#FF0000  vivid',
    );
  });

  test('turned in OKLCH, and in a style, of which a seed gives another one', async () => {
    const args = ['harmony', '#FFD60A', '--type', 'triadic', '--space', 'oklch'];
    const even = (await json(args)).answer;
    expect(even.harmonies[0].colors).not.toContain('#0AFFD6');
    const balanced = (await json([...args, '--style', 'balanced'])).answer;
    expect(balanced.harmonies[0].colors[0]).toBe('#FFD60A');
    expect(balanced).not.toEqual(even);
    expect((await json([...args, '--style', 'balanced', '--seed', '2'])).answer).not.toEqual(
      balanced,
    );
  });
});

describe('pairs', () => {
  test('each pair with its use; below it what would repair it', async () => {
    const { code, stdout } = await swatchwork([
      'pairs',
      'D00000',
      '00A000',
      'white',
      '--locked',
      '1',
    ]);
    expect(code).toBe(0);
    expect(stdout).toBe(`#D00000 and #00A000   1.63  decoration only
  to reach 4.5: #00A000 to #84FF7B (0.288)
  too similar: deutan 0.056
  to make them distinct: #00A000 to #1CAA18 (0.031)
  to make them distinct: #00A000 to #007200 (0.140)
#D00000 and #FFFFFF   5.70  any text
#00A000 and #FFFFFF   3.48  large text only
  to reach 4.5: #00A000 to #008A00 (0.066)
  to reach 4.5: #FFFFFF to #232323 (0.743)
`);
  });

  test('says what is in the way of a repair', async () => {
    const { stdout } = await swatchwork(['pairs', 'D00000', '00A000', '--locked', '1-2']);
    expect(stdout).toContain('to reach 4.5: both colors are locked');
    expect(stdout).toContain('to make them distinct: both colors are locked');
  });

  test('JSON is what the API answers', async () => {
    const { code, answer } = await json([
      'pairs',
      'D00000',
      '00A000',
      '--target',
      '7',
      '--locked',
      '2',
    ]);
    const colors = ['#D00000', '#00A000'].map((hex) => parseHex(hex)!);
    const check = checkPalette(colors, { target: 7, locked: [false, true] });
    expect(code).toBe(0);
    expect(answer).toEqual({ ...JSON.parse(JSON.stringify(reportOf(check))), notes: [] });
  });

  test.each([
    [['pairs', 'red'], /needs COLOR COLOR, or more; got "red"/],
    [['pairs', 'red', 'blue', '--target', '5'], /--target must be 3, 4.5, 7; got "5"/],
    [['pairs', 'red', 'blue', '--locked', '3'], /--locked must be positions from 1 to 2; got "3"/],
  ])('%j is wrong use', async (args, message) => {
    const { code, stderr } = await swatchwork(args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe('generate', () => {
  test('five colors that other commands read', async () => {
    const { code, stdout } = await swatchwork(['generate']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^(#[0-9A-F]{6} {2}[a-z ]+\n){5}$/);
    expect((await swatchwork(['convert', '-', '--to', 'hex'], { input: stdout })).stdout).toBe(
      stdout.replace(/ {2}.*/g, ''),
    );
  });

  test('a base is part of its palette; the seed that was drawn makes it again', async () => {
    const args = ['generate', '--type', 'analogous', '--base', '3B82F6', '--count', '4'];
    const { answer } = await json(args);
    expect(answer).toMatchObject({ type: 'analogous', mood: null });
    expect(answer.colors).toHaveLength(4);
    expect(answer.colors).toContain('#3B82F6');

    const random = (await json(['generate'])).answer;
    expect((await json(['generate', '--seed', random.seed])).answer).toEqual(random);
  });

  test('a base beyond sRGB stays what it is, into a file as well', async () => {
    const base = 'color(display-p3 1 0 0 / 0.5)';
    const args = ['generate', '--base', base, '--seed', '7'];
    const { stdout } = await swatchwork(args);
    expect(stdout).toContain(`#FF0B0C  ${base}\n`);
    const file = await swatchwork(['export', '-', '--to', 'css'], { input: stdout });
    expect(file.stdout).toContain('color(display-p3 1 0 0 / 0.5)');
    const { answer } = await json(args);
    const place = answer.colors.indexOf('#FF0B0C');
    expect(answer.css).toEqual([0, 1, 2, 3, 4].map((i) => (i === place ? base : null)));
    const plain = (await json(['generate', '--base', 'FF0B0C', '--seed', '7'])).answer;
    expect(plain).not.toHaveProperty('css');
    expect(plain.colors).toEqual(answer.colors);
  });

  test('a line whose color function has another hex is its hex', async () => {
    const input = '#112233  color(display-p3 1 0 0)\n';
    const { stdout } = await swatchwork(['convert', '-', '--to', 'hex'], { input });
    expect(stdout).toBe('#112233\n');
  });

  test('a style is named in the answer, by its former name too; with a mood it is refused', async () => {
    const args = ['generate', '--style', 'bright', '--seed', '7'];
    const { answer } = await json(args);
    expect(answer).toMatchObject({
      type: 'random',
      style: 'bright',
      character: 'vivid',
      seed: '7',
    });
    expect((await json(['generate', '--character', 'vivid', '--seed', '7'])).answer).toEqual(
      answer,
    );
    expect(answer.colors).not.toEqual((await json(['generate', '--seed', '7'])).answer.colors);
    const { code, stderr } = await swatchwork([...args, '--mood', 'calm']);
    expect(code).toBe(2);
    expect(stderr).toContain('--mood');
  });

  test('moods', async () => {
    const { answer } = await json(['generate', '--mood', 'calm', '--seed', '7', '--count', '3']);
    expect(answer).toMatchObject({ type: null, mood: 'calm', seed: '7' });
    expect(
      (await json(['generate', '--mood', 'calm', '--seed', '7', '--count', '3'])).answer,
    ).toEqual(answer);
  });
});
