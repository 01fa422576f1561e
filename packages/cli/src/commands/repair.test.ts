import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeTheme } from '@swatchwork/formats/themes';
import { createTheme } from '@swatchwork/theme';
import { describe, expect, test } from 'vitest';

import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';

const SHEET = `\uFEFF:root {\r
  --background: #ffffff;\r
  --foreground: #111111; /* ink */\r
  --muted: #f4f4f5;\r
  --muted-foreground: #8a8a8a;\r
}\r
.dark { --background: #000; --foreground: #eee; --muted: #222; --muted-foreground: #aaa }\r
`;

const bytesOf = (cwd: string, name: string) => readFileSync(join(cwd, name), 'utf8');

describe('repair', () => {
  test('prints what would change, and changes nothing', async () => {
    const cwd = folderWith({ 'a.css': SHEET });
    const { code, stdout, stderr } = await swatchwork(['repair', 'a.css'], { cwd });
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(
      /^a\.css\n {2}5 {2}--muted-foreground {2}light\n {4}- #8a8a8a\n {4}\+ #[\da-f]{6}\n/,
    );
    expect(stdout).toMatch(/--muted-foreground\/--muted {2}3\.\d+ → 4\.\d+ in light, needs 4\.5/);
    expect(stdout).toMatch(
      /4 of 4 colors checked in 2 modes\.\n\d of \d pairs fail in light and dark\. This change fixes everything \(the fewest possible\)\.\n$/,
    );
    expect(bytesOf(cwd, 'a.css')).toBe(SHEET);
  });

  test('a DESIGN.md from a theme passes check, and is mended without its prose', async () => {
    const theme = createTheme({ brands: ['#0A66C2'] });
    const { text } = writeTheme('design-md', theme).files[0]!;
    const bad = text.replace('  text-muted: "#5B6067"', '  text-muted: "#9AA0A8" # quiet');
    expect(bad).not.toBe(text);
    const cwd = folderWith({ 'DESIGN.md': text, 'bad.md': bad });
    expect(await swatchwork(['check', 'DESIGN.md', '-q'], { cwd })).toMatchObject({
      code: 0,
      stdout: '',
    });
    const failing = await swatchwork(['check', 'bad.md'], { cwd });
    expect([failing.code, failing.stdout.includes('bad.md:19:16')]).toEqual([1, true]);
    expect((await swatchwork(['repair', 'bad.md', '--write'], { cwd })).code).toBe(0);
    const now = /text-muted: "(#[\dA-F]{6})" # quiet/.exec(bytesOf(cwd, 'bad.md'))![1]!;
    expect(bytesOf(cwd, 'bad.md').replace(now, '#9AA0A8')).toBe(bad);
  });

  test('--write changes that value and no other byte; the second time nothing fails', async () => {
    const cwd = folderWith({ 'a.css': SHEET });
    const { answer } = await json(['repair', 'a.css'], { cwd });
    expect((await swatchwork(['repair', 'a.css', '--write'], { cwd })).code).toBe(0);
    expect(bytesOf(cwd, 'a.css')).toBe(SHEET.replace('#8a8a8a', answer.changes[0].after));
    const again = await swatchwork(['repair', 'a.css'], { cwd });
    expect(again).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/checked in 2 modes\.\nAll \d+ pairs pass/),
    });
  });

  test('standard input comes back repaired, with the report beside it', async () => {
    const { code, stdout, stderr } = await swatchwork(['repair', '-', '--write'], { input: SHEET });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\uFEFF:root \{\r\n {2}--background: #ffffff;\r\n/);
    expect(stderr).toContain('- #8a8a8a');
  });

  test('a resolver brings its files along', async () => {
    const { files } = writeTheme('dtcg', createTheme({ brands: ['teal'] }));
    const cwd = folderWith(Object.fromEntries(files.map(({ path, text }) => [path, text])));
    const { code, stdout } = await swatchwork(['repair', 'theme.resolver.json'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^\d+ of 255 colors checked in 3 modes\.\nAll \d+ pairs pass in light, dark, and high-contrast\.\n$/,
    );
  });

  test('pairs of a file, alone or not, and colors that stay', async () => {
    const cwd = folderWith({
      'a.css': ':root { --sea: #8ac; --sand: #fed; }',
      'pairs.json': '{"pairs": [{"text": "--sea", "background": "--sand", "min": 3}]}',
    });
    const args = ['repair', 'a.css', '--pairs', 'pairs.json', '--only'];
    const free = await json(args, { cwd });
    expect(free.code).toBe(1);
    expect(free.answer).toMatchObject({ failed: 1, left: 0, written: false });
    const held = await swatchwork([...args, '--keep', 'sea,sand', '--write'], { cwd });
    expect(held.code).toBe(1);
    expect(held.stdout).toContain('needs 3: its colors are kept');
    const byColor = await json([...args, '--keep', 'rgb(136, 170, 204),sand'], { cwd });
    expect(byColor.answer).toMatchObject({ changes: [], unmet: [{ reason: 'held' }] });
  });

  test('a background becomes much lighter only where that is allowed, and what is not understood is counted', async () => {
    const cwd = folderWith({
      'a.css': ':root { --bg: #808080; --text: #222 } .dark { --bg: #111 } .a { color: red }',
      'swatchwork.json': '{ "repair": { "files": ["a.css"], "grounds": "may-move" } }',
      'good.css': ':root { --bg: #fff; --text: #111; --sea: #8ac }',
    });
    const kept = await swatchwork(['repair', 'a.css'], { cwd });
    expect(kept.stdout).toContain('--grounds may-move');
    const args = ['repair', 'a.css', '--grounds', 'may-move'];
    expect((await json(args, { cwd })).answer).toMatchObject({ left: 0, unmet: [] });
    expect((await json(['repair'], { cwd })).answer).toMatchObject({ left: 0, unmet: [] });
    const { stdout } = await swatchwork(['repair', 'good.css'], { cwd });
    expect(stdout).toContain('1 pair found; it passes in light. Not checked: 1 variable.');
  });

  test.each([
    [['repair'], /needs at least one FILE; got nothing/],
    [['repair', 'no.css'], /"no\.css" cannot be read: there is no such file/],
    [['repair', '-', '--only'], /--only needs --pairs; got none/],
    [['repair', '-', '--grounds', 'x'], /--grounds must be keep or may-move; got "x"/],
    [['repair', '-', '--target', 'A'], /--target must be AA or AAA; got "A"/],
    [
      ['repair', '-', '--keep', 'x'],
      /Each entry of --keep must be the name of a color in the files, or the color of one of their tokens; got "x"/,
    ],
  ])('%j is wrong use', async (args, message) => {
    const { code, stdout, stderr } = await swatchwork(args, { input: SHEET });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });

  test('bytes that are no text are refused, as they could not be written back', async () => {
    const input = new Uint8Array([0x3a, 0xff, 0xfe]);
    expect(await swatchwork(['repair', '-'], { input })).toMatchObject({ code: 2, stdout: '' });
  });
});
