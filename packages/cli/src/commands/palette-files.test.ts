import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FORMATS } from '@swatchwork/formats/formats';
import ase from 'ase-utils';
import { describe, expect, test } from 'vitest';

import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';

const CSS = `/* Sea */
:root {
  --color-1: #3B82F6; /* Sky */
  --color-2: #FB923C80;
}
`;

describe('export', () => {
  test('colors of the command line', async () => {
    const { code, stdout } = await swatchwork([
      'export',
      '3B82F6',
      '#FB923C80',
      '--to',
      'css',
      '--name',
      'Sea',
    ]);
    expect(code).toBe(0);
    expect(stdout).toBe(CSS.replace(' /* Sky */', ''));
  });

  test.each(FORMATS.map(({ id }) => id))('%s, from a file', async (id) => {
    const folder = folderWith({ 'sea.css': CSS });
    const { code, answer } = await json(['export', '--from', 'sea.css', '--to', id], {
      cwd: folder,
    });
    expect(code).toBe(0);
    expect(answer).toMatchObject({
      format: id,
      name: 'Sea',
      colors: ['#3B82F6', '#FB923C'],
      output: null,
    });
    expect(Buffer.from(answer.content, answer.encoding).length).toBeGreaterThan(10);
  });

  test.each(['gpl', 'aco'])('%s, byte for byte on standard output', async (id) => {
    const args = ['export', 'red', 'teal', '--to', id];
    const { content, encoding } = (await json(args)).answer;
    expect((await swatchwork(args)).bytes.equals(Buffer.from(content, encoding))).toBe(true);
  });

  test('into a file whose ending tells the format; read by another program', async () => {
    const folder = folderWith({ 'sea.css': CSS });
    const { code, stdout } = await swatchwork(['export', '--from', 'sea.css', '-o', 'sea.ase'], {
      cwd: folder,
    });
    expect([code, stdout]).toEqual([0, '']);
    const { colors } = ase.decode(readFileSync(join(folder, 'sea.ase')));
    expect(colors.map(({ name }) => name)).toContain('Sky');
    const { answer } = await json(['export', 'red', '-o', 'red.tokens.json'], { cwd: folder });
    expect(answer).toMatchObject({ format: 'tokens', output: 'red.tokens.json', content: null });
    expect(JSON.parse(readFileSync(join(folder, 'red.tokens.json'), 'utf8'))).toHaveProperty(
      'Palette',
    );
  });

  test('.css means plain custom properties, and a wish of --to counts more', async () => {
    const folder = folderWith({});
    await swatchwork(['export', 'red', '-o', 'red.css'], { cwd: folder });
    expect(readFileSync(join(folder, 'red.css'), 'utf8')).toContain('--color-1: #FF0000;');
    await swatchwork(['export', 'red', '-o', 'red.css', '--to', 'tailwind'], { cwd: folder });
    expect(readFileSync(join(folder, 'red.css'), 'utf8')).toContain('@theme');
  });
});

describe('export for print', () => {
  test('Adobe files hold the inks of a condition', async () => {
    const args = ['export', 'F4A261', '--condition', 'coated', '--to'];
    const { answer } = await json([...args, 'ase']);
    expect(Buffer.from(answer.content, 'base64').includes('CMYK')).toBe(true);
    const { code, stderr } = await swatchwork([...args, 'css']);
    expect([code, stderr.includes('--condition is for ase, aco')]).toEqual([2, true]);
  });
});

describe('export of colors beyond sRGB', () => {
  const RED = 'color(display-p3 1 0 0)';

  test('keeps them where the format can, and says nothing', async () => {
    const { stdout, stderr } = await swatchwork(['export', RED, '--to', 'css-wide']);
    expect(stderr).toBe('');
    expect(stdout).toContain('--color-1: #FF0B0C;');
    expect(stdout).toContain(`    --color-1: ${RED};`);
    expect(stdout).not.toContain('oklch(0.6');
  });

  test('says what they became where it cannot', async () => {
    const { stdout, stderr } = await swatchwork(['export', RED, 'teal', '--to', 'gpl']);
    expect(stdout).toContain('255  11  12');
    expect(stderr).toBe(
      '1 color is written as the nearest hex: number 1 as #FF0B0C (dE_OK 0.048).\n',
    );
    expect((await json(['export', RED, '--to', 'gpl'])).answer.notes).toHaveLength(1);
  });
});

describe('import', () => {
  test('names and opacity behind the colors', async () => {
    const folder = folderWith({ 'sea.css': CSS });
    const { code, stdout, stderr } = await swatchwork(['import', 'sea.css'], { cwd: folder });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe('"Sea"\n#3B82F6  "Sky"\n#FB923C  rgb(251 146 60 / 0.5019607843137255)\n');
  });

  test('JSON, from standard input', async () => {
    const { answer } = await json(['import', '-'], { input: CSS });
    expect(answer).toMatchObject({
      file: '-',
      format: 'variables',
      name: 'Sea',
      colors: [
        { hex: '#3B82F6', name: 'Sky', alpha: 1 },
        { hex: '#FB923C', name: null },
      ],
      notes: [],
    });
  });

  test('notes are on standard error', async () => {
    const folder = folderWith({ 'a.css': ':root { --a: tan; --a: #123456; }' });
    const { code, stderr } = await swatchwork(['import', 'a.css'], { cwd: folder });
    expect(code).toBe(0);
    expect(stderr).toBe('a.css: 1 later value of the same variable was left out.\n');
  });

  test('a color beyond sRGB comes with its nearest hex', async () => {
    const input = ':root { --a: color(display-p3 0 1 0 / 0.5); }';
    const { stdout, stderr } = await swatchwork(['import', '-'], { input });
    expect(stderr).toBe('');
    expect(stdout).toBe('#00FB29  color(display-p3 0 1 0 / 0.5)  "a"\n');
    expect((await json(['import', '-'], { input })).answer).toMatchObject({
      colors: [{ hex: '#00FB29', css: 'color(display-p3 0 1 0)', name: 'a', alpha: 0.5 }],
      notes: [],
    });
  });

  test.each([
    ['nothing in it', '', /no colors in it/],
    ['broken', '{"colors": [}', /JSON, offset 12: it is not valid JSON here/],
  ])('%s', async (_, input, message) => {
    const { code, stdout, stderr } = await swatchwork(['import', '-'], { input });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });
});

describe('import FILE | export -', () => {
  const name = 'Deep "sea"\nand none (red)';
  const colors = [
    { hex: '#3B82F6', name: 'rgb(1 2 3) "quoted" \\ none (x)' },
    { hex: '#FB923C', alpha: 0.123456 },
    { hex: '#00FB29', css: 'color(display-p3 0 1 0)', alpha: 0.5, name: '夏\t海' },
    { hex: '#FF0B0C', css: 'color(display-p3 1 0 0)', name: 'color(display-p3 1 0 0)' },
    { hex: '#898989', css: 'oklch(0.6314 0 none)' },
    '#112233',
  ];
  const file = { 'wide.json': JSON.stringify({ name, colors }) };

  test('keeps opacity, wide colors, and names', async () => {
    const cwd = folderWith(file);
    const { stdout: lines, stderr } = await swatchwork(['import', 'wide.json'], { cwd });
    expect(stderr).toBe('');
    const { stdout } = await swatchwork(['export', '-', '--to', 'json'], { input: lines });
    const { createdAt: _, ...written } = JSON.parse(stdout);
    expect(written).toEqual({ name, colors });
    const named = ['export', '-', '--to', 'json', '--name', 'Sea'];
    expect(JSON.parse((await swatchwork(named, { input: lines })).stdout).name).toBe('Sea');
  });

  test('other commands take the colors of such lines', async () => {
    const { stdout: lines } = await swatchwork(['import', 'wide.json'], { cwd: folderWith(file) });
    const { answer } = await json(['convert', '-'], { input: lines });
    expect(answer.colors.map(({ hex }: { hex: string }) => hex)).toEqual(
      colors.map((color) => (typeof color === 'string' ? color : color.hex)),
    );
  });

  test('says that inks are in JSON alone, which keeps them', async () => {
    const ink = { name: '', colors: [{ hex: '#FF00FF', inks: [0, 1, 0, 0] }] };
    const cwd = folderWith({ 'ink.json': JSON.stringify(ink) });
    const { stderr } = await swatchwork(['import', 'ink.json'], { cwd });
    expect(stderr).toBe('ink.json: use --json to get the ink amounts.\n');
    const { stdout: input } = await swatchwork(['import', 'ink.json', '--json'], { cwd });
    const { stdout } = await swatchwork(['export', '--from', '-', '--to', 'json'], { input });
    expect(JSON.parse(stdout).colors).toEqual(ink.colors);
  });

  test('words without quotes are no name', async () => {
    const input = '#3B82F6  vivid blue\n#FB923C  "broken \\x"\n#112233  a "b"\n';
    const { stdout } = await swatchwork(['export', '-', '--to', 'json'], { input });
    expect(JSON.parse(stdout).colors).toEqual(['#3B82F6', '#FB923C', '#112233']);
  });
});
