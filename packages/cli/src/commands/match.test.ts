import { writeAse } from '@swatchwork/formats';
import { describe, expect, test } from 'vitest';

import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';
import { callTool } from '../mcp/tools.ts';

const ASE = writeAse({
  name: 'Spots',
  colors: ['#000000', '#3A80F0', '#FF8000'],
  exact: ['lab(54.6 9 -66)', undefined, undefined],
  colorNames: ['Spot Blue', 'Screen Blue', 'Orange'],
});
const FILES = { 'palette.css': ':root { --sky: #3B82F6; --sun: #FB923C; }', 'my.ase': ASE };

describe('match', () => {
  test('the nearest and the runner-up of a book, and how it was measured', async () => {
    const args = ['match', 'palette.css', '--book', 'my.ase'];
    const { code, stdout, stderr } = await swatchwork(args, { cwd: folderWith(FILES) });
    expect(code).toBe(0);
    expect(stdout.split('\n').map((line) => line.trim())).toEqual([
      '#3B82F6  "sky"',
      expect.stringMatching(/^0\.\d\d {2}#\S{6} {2}lab\(54\.6\S* 9 -66\) {2}"Spot Blue"$/),
      expect.stringMatching(/^\d\.\d\d {2}#3A80F0 {2}"Screen Blue"$/),
      '#FB923C  "sun"',
      expect.stringMatching(/^\d\.\d\d {2}#FF8000 {2}"Orange"$/),
      expect.stringMatching(/^\d\d\.\d\d {2}\S+ {2}.*Blue"$/),
      '',
    ]);
    expect(stderr).toContain('ΔE2000 under D50, of 3 colors.');
    expect(stderr).toContain('1 color is CIE Lab');
    expect(stderr).toContain('2 colors are RGB');
  });

  test('as JSON, from standard input', async () => {
    const { code, answer } = await json(['match', '-', '--book', 'my.ase', '--count', '1'], {
      cwd: folderWith(FILES),
      input: '#3B82F6',
    });
    expect(code).toBe(0);
    expect(answer).toMatchObject({
      book: { name: 'Spots', colors: 3 },
      whitePoint: 'D50',
      colors: [{ hex: '#3B82F6', nearest: [{ name: 'Spot Blue', lab: { a: 9, b: -66 } }] }],
    });
    expect(answer.colors[0].nearest).toHaveLength(1);
  });

  test('a book in CMYK under a print condition', async () => {
    const inks = [0, 1, 0, 0];
    const book = JSON.stringify({ colors: [{ hex: '#FF00FF', name: 'Magenta', inks }] });
    const cwd = folderWith({ ...FILES, 'inks.json': book });
    const args = ['match', 'palette.css', '--book', 'inks.json'];
    const naive = (await json(args, { cwd })).answer;
    expect(naive.notes).toContainEqual(expect.stringContaining('simple formula'));
    const { answer } = await json([...args, '--condition', 'coated'], { cwd });
    expect(answer.notes).toContainEqual(
      expect.stringContaining('as printed under Coated paper, Europe (FOGRA39)'),
    );
    expect(answer.colors[0].nearest[0].lab.l).toBeCloseTo(48, 0);
  });

  test.each([
    [
      ['match', 'palette.css', '--book', 'my.ase', '--condition', 'glossy'],
      /--condition must be coated/,
    ],
    [['match', 'palette.css'], /book is missing: --book FILE.*got nothing/],
    [['match', '-', '--book', '-'], /cannot both be -/],
    [['match', 'palette.css', '--book', 'none.ase'], /none\.ase.*there is no such file/],
    [
      ['match', 'palette.css', '--book', 'bare.txt'],
      /--book bare\.txt: .*must have names; 2 colors/,
    ],
    [
      ['match', 'palette.css', '--book', 'my.ase', '--count', '0'],
      /--count.*from 1 to 20; got "0"/,
    ],
  ])('%j is wrong use', async (args, message) => {
    const cwd = folderWith({ ...FILES, 'bare.txt': '#112233 #AABBCC' });
    const { code, stdout, stderr } = await swatchwork(args, { cwd, input: '' });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });

  test('as a tool for assistants, which send the book', async () => {
    const file = Buffer.from(ASE).toString('base64');
    const { content, isError } = await callTool('match_palette', { file, colors: ['#3B82F6'] });
    expect(isError).toBe(false);
    const [first] = content;
    expect(JSON.parse(first?.type === 'text' ? first.text : '').colors[0].nearest[0].name).toBe(
      'Spot Blue',
    );
    const none = await callTool('match_palette', { file });
    expect(none).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('1 to 100 colors; got 0') }],
    });
  });
});
