import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { downloadTheme, THEME_FORMATS, writeTheme } from '@swatchwork/formats/themes';
import { createTheme, describeNote } from '@swatchwork/theme';
import { describe, expect, test } from 'vitest';

import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('theme', () => {
  test('the overview names each scale, each mode and what was decided', async () => {
    const { code, stdout, stderr } = await swatchwork(['theme', '0A66C2', 'gold']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^brand +#0A66C2 {2}at 600$/m);
    expect(stdout).toMatch(/^accent-1 +#FFD700 {2}at \d+$/m);
    expect(stdout).toMatch(/^high-contrast +#\w{6} on #\w{6} +#\w{6} on #\w{6}$/m);
    for (const note of createTheme({ brands: ['0A66C2', 'gold'] }).notes) {
      expect(stdout).toContain(`${describeNote(note)}\n`);
    }
    expect(stdout).toMatch(/^All \d+ pairs pass in light, dark and high contrast\.$/m);
  });

  test('--json is the theme of the engine, with its notes in words', async () => {
    const { code, answer } = await json([
      'theme',
      'teal',
      '--target',
      'aaa',
      '--neutral',
      'pure',
      '--vision',
      'tritan',
      '--steps',
      '5',
    ]);
    const made = createTheme({
      brands: ['teal'],
      target: 'AAA',
      neutral: 'pure',
      vision: 'tritan',
      steps: 5,
    });
    const notes = made.notes.map((note) => ({ ...note, text: describeNote(note) }));
    expect(code).toBe(0);
    expect(answer).toEqual(asJson({ ...made, notes }));
  });

  test.each(THEME_FORMATS.map(({ id }) => id))(
    '--format %s writes what the site writes',
    async (format) => {
      const { files } = writeTheme(format, createTheme({ brands: ['#0A66C2'] }), {
        name: 'Sea',
        p3: true,
      });
      const args = ['theme', '#0A66C2', '--format', format, '--name', 'Sea'];
      if (files.length === 1) {
        expect(await swatchwork(args)).toMatchObject({ code: 0, stdout: files[0]!.text });
        return;
      }
      const refused = await swatchwork(args);
      expect([refused.code, refused.stdout]).toEqual([2, '']);
      expect(refused.stderr).toContain(
        `has ${files.length} files and needs a folder: --output FOLDER`,
      );
      const cwd = folderWith({});
      expect(await swatchwork([...args, '-o', 'out'], { cwd })).toMatchObject({
        code: 0,
        stdout: '',
      });
      for (const { path, text } of files) {
        expect(readFileSync(join(cwd, 'out', path), 'utf8')).toBe(text);
      }
    },
  );

  test('--format pdf writes the sheet of the theme, as bytes', async () => {
    const args = ['theme', '#0A66C2', '--format', 'pdf', '--name', 'Sea'];
    const { bytes } = await downloadTheme('pdf', createTheme({ brands: ['#0A66C2'] }), {
      name: 'Sea',
    });
    const cwd = folderWith({});
    const { code, stderr } = await swatchwork([...args, '-o', 'sea.pdf'], { cwd });
    expect([code, stderr]).toEqual([0, expect.stringContaining('Colors are written in sRGB')]);
    expect(new Uint8Array(readFileSync(join(cwd, 'sea.pdf')))).toEqual(bytes);
    const json = await swatchwork([...args, '-o', 'again.pdf', '--json'], { cwd });
    expect(JSON.parse(json.stdout)).toMatchObject({ format: 'pdf', output: 'again.pdf' });
    const refused = await swatchwork([...args, '--json']);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain('A PDF cannot be shown as text.');
    const unwritten = await swatchwork([...args, '-o', 'no/such/sea.pdf'], { cwd });
    expect([unwritten.code, unwritten.stderr]).toEqual([
      2,
      expect.stringContaining('cannot be written'),
    ]);
  });

  test('one file goes where --output says, and --json tells what was written', async () => {
    const cwd = folderWith({});
    const args = [
      'theme',
      'teal',
      '--format',
      'css',
      '--modes',
      'light-dark',
      '--no-p3',
      '-o',
      'a.css',
    ];
    const { answer } = await json(args, { cwd });
    const text = readFileSync(join(cwd, 'a.css'), 'utf8');
    expect(answer).toMatchObject({ format: 'css', output: 'a.css', files: [{ text }], unmet: [] });
    expect(text).toContain('light-dark(');
    expect(text).not.toContain('display-p3');
  });

  test('a file holds what the API takes; options win over it', async () => {
    const input = {
      brands: [{ color: 'teal', name: 'sea' }],
      target: 'AAA',
      overrides: { light: { 'text-muted': '#8A8A8A' } },
    };
    const cwd = folderWith({ 'theme.json': JSON.stringify(input) });
    const { code, answer } = await json(['theme', '--from', 'theme.json', '--target', 'AA'], {
      cwd,
    });
    expect(code).toBe(1);
    expect(answer).toMatchObject({ target: 'AA', brands: [{ name: 'sea', hex: '#008080' }] });
    expect(answer.unmet).not.toEqual([]);

    const written = await swatchwork(['theme', '--from', '-', '--format', 'css'], {
      input: JSON.stringify(input),
    });
    expect(written.code).toBe(1);
    expect(written.stdout).toContain('--color-text-muted: #8A8A8A;');
    expect(written.stderr).toMatch(
      /^\d+ of \d+ pairs fail: see "unmet" with --json\.\n {2}\S+ in light: [\d.]+ of [\d.]+, because of a requested color$/m,
    );
  });

  test('grounds that leave no room are told with the pairs that cannot be met', async () => {
    const cwd = folderWith({
      'theme.json': JSON.stringify({
        brands: ['#0A66C2'],
        target: 'AAA',
        grounds: { light: '#777777' },
      }),
    });
    const { code, stdout } = await swatchwork(['theme', '--from', 'theme.json'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /\n {2}text\/ground in light: [\d.]+ of 7, no color passes with all its partners\n(?: {2}.+\n){4} {2}and \d+ more\n$/,
    );
  });

  test('colors come from standard input as other commands write them', async () => {
    const { answer } = await json(['theme', '-'], { input: '#0A66C2  vivid blue\nteal\n' });
    expect(answer.brands.map(({ hex }: { hex: string }) => hex)).toEqual(['#0A66C2', '#008080']);
  });

  test.each([
    [['theme'], /needs COLOR, or more; got nothing/],
    [['theme', ...Array(9).fill('red')], /takes at most 8 colors; got 9/],
    [['theme', 'rgb(0 0 0 / 50%)'], /brands\[0\] must be an opaque CSS color; got/],
    [
      ['theme', 'red', '--format', 'tailwnd'],
      /--format must be .*; got "tailwnd"\.\nDid you mean "tailwind"/,
    ],
    [['theme', 'red', '--target', 'A'], /--target must be AA or AAA; got "A"/],
    [['theme', 'red', '--neutral', 'warm'], /neutral must be .*; got "warm"/],
    [['theme', 'red', '--steps', '2'], /--steps must be a whole number from 3 to 21; got "2"/],
    [['theme', 'red', '--output', 'a.css'], /--output needs a --format; got none/],
    [['theme', '--from', 'no.json'], /"no\.json" cannot be read: there is no such file/],
  ])('%j is wrong use', async (args, message) => {
    const { code, stdout, stderr } = await swatchwork(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });

  test.each([
    ['[]', /must contain a JSON object, such as/],
    ['{"brands": [', /must contain a JSON object, such as/],
    ['{"brand": ["red"]}', /may contain brands, .*; got "brand"\.\nDid you mean "brands"\?/],
    ['{"brands": [5]}', /brands\[0\] must be an opaque CSS color; got 5/],
    ['{"brands": 5}', /brands must be a list of 1 to 8 colors; got 5/],
  ])('a file that holds %s is refused', async (input, message) => {
    const { code, stderr } = await swatchwork(['theme', '--from', '-'], { input });
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});
