import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { CONTRAST_PAIRS, checkProject } from '../../testing/check-project.ts';
import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';

const checkText = (text: string) => swatchwork(['check', '-'], { input: text });
const checkPair = (pair: object, rest: object = {}) =>
  json(['check', '-'], { input: JSON.stringify({ ...rest, pairs: [pair] }) });

describe('check', () => {
  test('a table, 1, and the nearest colors that pass', async () => {
    const cwd = checkProject();
    const short = await swatchwork(['check', 'contrast.json'], { cwd });
    expect([short.code, short.stderr]).toEqual([1, '']);
    expect(short.stdout).toBe(`FAIL  Caption         4.47 of 4.5       #777777 on #FFFFFF
      text #767676 would pass (4.54)  contrast.json:7:5
FAIL  gold on paper   1.40 of AA (4.5)  #FFD700 on #FFFFFF
      text #8C7500 would pass (4.50)  contrast.json:12:5

2 of 4 pairs below the minimum
4 of 4 colors checked in 1 mode.
`);
    const { code, stdout } = await swatchwork(['check', 'contrast.json', '--all'], { cwd });
    expect(code).toBe(1);
    expect(
      stdout,
    ).toBe(`pass  ink on page                  14.43 of AAA (7)       #1A2B3C on #FFFFFF
FAIL  Caption                       4.47 of 4.5           #777777 on #FFFFFF
      text #767676 would pass (4.54)  contrast.json:7:5
pass  {color.text.muted} on paper   4.47 of AA large (3)  #777777 on #FFFFFF
FAIL  gold on paper                 1.40 of AA (4.5)      #FFD700 on #FFFFFF
      text #8C7500 would pass (4.50)  contrast.json:12:5

2 of 4 pairs below the minimum
4 of 4 colors checked in 1 mode.
`);
  });

  test('JSON', async () => {
    const { code, answer } = await json(['check', 'contrast.json'], { cwd: checkProject() });
    expect(code).toBe(1);
    expect(answer).toMatchObject({ file: 'contrast.json', passed: false, failed: 2, total: 4 });
    expect(answer.pairs[1]).toMatchObject({
      name: 'Caption',
      line: 7,
      column: 5,
      text: { reference: 'color.text.muted', hex: '#777777' },
      background: { reference: 'paper', hex: '#FFFFFF' },
      min: 4.5,
      level: null,
      passed: false,
      suggestion: { text: '#767676', background: '#FFFFFF' },
    });
    expect(answer.pairs[0]).toMatchObject({ level: 'AAA', passed: true, suggestion: null });
  });

  test('0 where all pass; token files are found beside the file', async () => {
    const folder = checkProject();
    mkdirSync(join(folder, 'design'));
    const pairs = {
      tokens: ['../tokens.json'],
      pairs: [{ text: 'color.text.muted', background: 'black' }],
    };
    writeFileSync(join(folder, 'design', 'pairs.json'), JSON.stringify(pairs));
    const { code, stdout } = await swatchwork(['check', 'design/pairs.json'], { cwd: folder });
    expect(code).toBe(0);
    expect(stdout).toContain('1 pair, all pass');
  });

  test.each([
    ['#767676', undefined, 0],
    ['#777777', undefined, 1],
    ['#777777', 'AA large', 0],
    ['#767676', 'AAA', 1],
    ['#767676', 4.54, 0],
    ['#767676', 4.55, 1],
  ])('%s on white, %s of its own: %i', async (text, min, code) => {
    expect((await checkPair({ text, background: 'white', min })).code).toBe(code);
  });

  test('the minimum of the file counts for pairs without one', async () => {
    const pair = { text: '#767676', background: 'white' };
    expect((await checkPair(pair, { min: 'AAA' })).code).toBe(1);
    expect((await checkPair({ ...pair, min: 'AA' }, { min: 'AAA' })).code).toBe(0);
  });

  test('the color that has to change less is suggested', async () => {
    const { answer } = await checkPair({ text: 'white', background: 'tomato', min: 'AA large' });
    expect(answer.pairs[0].suggestion).toMatchObject({ text: '#FFFFFF', background: '#FD6146' });
  });

  test('what one color alone cannot reach is suggested for both', async () => {
    const { answer } = await checkPair({ text: 'red', background: '#777777', min: 'AAA' });
    const { suggestion } = answer.pairs[0];
    expect(suggestion.background).not.toBe('#777777');
    expect(suggestion.ratio).toBeGreaterThanOrEqual(7);
  });

  test('translucent colors count as they look', async () => {
    const pair = { text: '#ffffff80', background: '#00000080', over: 'white', min: 1 };
    expect((await checkPair(pair)).answer.pairs[0]).toMatchObject({
      text: { reference: '#ffffff80', hex: '#BFBFBF' },
      background: { hex: '#7F7F7F' },
    });
  });

  test('own names come before tokens, and tokens before CSS', async () => {
    const colors = { red: '#000000' };
    expect(
      (await checkPair({ text: 'red', background: 'white' }, { colors })).answer.pairs[0].text.hex,
    ).toBe('#000000');
  });
});

describe('mistakes are named with line and column, all at once', () => {
  test('several', async () => {
    const { code, stdout, stderr } = await checkText(`{
  "colors": { "ink": 5 },
  "paris": [],
  "pairs": [
    { "text": "ink", "min": "AAAA" },
    { "text": "", "background": "white", "backgroun": "red" },
    7
  ]
}`);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.split('\n')).toEqual([
      'swatchwork check: -:2:22: colors.ink must be a text; got 5',
      '-:3:3: The file may have $schema, colors, tokens, min or pairs; got "paris". Did you mean "pairs"?',
      '-:5:5: pairs[0] has no background',
      '-:5:29: pairs[0].min must be a number from 1 to 21, or "AA", "AA large" or "AAA"; got "AAAA". Did you mean "AAA"?',
      '-:6:15: pairs[1].text must be a text; got ""',
      '-:6:42: pairs[1] may have name, text, background, over or min; got "backgroun". Did you mean "background"?',
      '-:7:5: pairs[2] must be an object; got 7',
      'Try swatchwork check --help.',
      '',
    ]);
  });

  test.each([
    ['no JSON', '{"pairs": [,]}', /-:1:12: it is not valid JSON here/],
    ['nothing', '', /-:1:1: it is not valid JSON here/],
    ['brackets in brackets', '['.repeat(300_000), /-:1:1: it is nested too deeply/],
    ['a list', '[]', /The file must be an object; got \[\]/],
    ['no pairs', '{}', /pairs must be a list of at least one pair; got nothing/],
    ['empty pairs', '{"pairs": []}', /pairs must be a list of at least one pair; got \[\]/],
    ['a name twice', '{"pairs": [], "pairs": []}', /has "pairs" twice/],
    [
      'an unknown name',
      '{"colors": {"paper": "white"}, "pairs": [{"text": "black", "background": "papr"}]}',
      /-:1:74: "papr" must be the name of a color, a token, or a CSS color\. Did you mean "paper"\?/,
    ],
    [
      'a circle',
      '{"colors": {"a": "{b}", "b": "{a}"}, "pairs": [{"text": "a", "background": "white"}]}',
      /"a" refers to itself/,
    ],
    [
      'a missing file',
      '{"tokens": ["no.json"], "pairs": [{"text": "red", "background": "white"}]}',
      /-:1:13: "no\.json" cannot be read: there is no such file/,
    ],
    [
      'a translucent background',
      '{"pairs": [{"text": "red", "background": "#fff8"}]}',
      /-:1:42: The background is translucent .*"over"/,
    ],
    [
      'a minimum out of range',
      '{"min": 0.5, "pairs": [{"text": "red", "background": "white"}]}',
      /-:1:9: min must be a number from 1 to 21/,
    ],
  ])('%s', async (_, text, message) => {
    const { code, stdout, stderr } = await checkText(text);
    expect(stderr).toMatch(message);
    expect([code, stdout]).toEqual([2, '']);
  });

  test('token files that are broken', async () => {
    const folder = folderWith({ 'contrast.json': CONTRAST_PAIRS, 'tokens.json': '{"a": }' });
    const { code, stderr } = await swatchwork(['check', 'contrast.json'], { cwd: folder });
    expect(code).toBe(2);
    expect(stderr).toContain('contrast.json:3:13: tokens.json:1:7: it is not valid JSON here');
  });
});
