import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';

const SHEET = `\uFEFF:root {\r
  --background: #ffffff;\r
  --foreground: #111111; /* ink */\r
  --muted: #f4f4f5;\r
  --muted-foreground: #5a5a5a;\r
}\r
`;

const textOf = (cwd: string, name: string) => readFileSync(join(cwd, name), 'utf8');

describe('mode', () => {
  test('prints what would be added and why, and changes nothing', async () => {
    const cwd = folderWith({ 'a.css': SHEET });
    const { code, stdout, stderr } = await swatchwork(['mode', 'dark', 'a.css'], { cwd });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^a\.css\n {2}10 {2}--background {2}#FFFFFF → #[\da-f]{6} {2}its lightness/,
    );
    expect(stdout).toMatch(/4 values added\. All \d pairs pass in dark\.\n$/);
    expect(textOf(cwd, 'a.css')).toBe(SHEET);
  });

  test('--write adds lines and nothing else; the second time there is nothing to add', async () => {
    const cwd = folderWith({ 'a.css': SHEET });
    const args = ['mode', 'dark', 'a.css', '--set', 'muted=rgb(30, 40, 50)'];
    expect((await swatchwork([...args, '--write'], { cwd })).code).toBe(0);
    const written = textOf(cwd, 'a.css');
    expect(written.startsWith(SHEET)).toBe(true);
    expect(written).toContain('    --muted: #1e2832;\r\n');
    const { answer } = await json(['mode', 'dark', 'a.css'], { cwd });
    expect(answer).toMatchObject({
      kind: 'dark',
      contexts: ['dark'],
      values: [],
      failed: 0,
      written: false,
    });
    expect((await swatchwork(['check', 'a.css', '-q'], { cwd })).code).toBe(0);
    expect((await swatchwork(['mode', 'dark', 'a.css', '-q'], { cwd })).stdout).toBe('');
  });

  test('standard input comes back with the mode, and the report beside it', async () => {
    const args = ['mode', 'dark', '-', '--way', '.dark', '--write'];
    const { code, stdout, stderr } = await swatchwork(args, { input: SHEET });
    expect([code, stdout.startsWith(SHEET)]).toEqual([0, true]);
    expect(stdout).toContain('.dark {\r\n  --background: #');
    expect(stderr).toContain('4 values added');
  });

  test('new files stand beside the tokens, and take no place of others', async () => {
    const tokens = JSON.stringify({
      background: { $type: 'color', $value: '#ffffff' },
      text: { $type: 'color', $value: '#222222' },
    });
    const cwd = folderWith({ 'a.json': tokens });
    const args = ['mode', 'dark', 'a.json', '--write'];
    const { code, stdout } = await swatchwork(args, { cwd });
    expect([code, stdout.includes('a.dark.json (new)')]).toEqual([0, true]);
    expect(readdirSync(cwd).sort()).toEqual(['a.dark.json', 'a.json', 'a.resolver.json']);
    expect(textOf(cwd, 'a.json')).toBe(tokens);
    expect((await swatchwork(['check', 'a.resolver.json', '-q'], { cwd })).code).toBe(0);
    const again = await swatchwork(args, { cwd });
    expect([again.code, again.stderr.includes('"a.dark.json" cannot be written')]).toEqual([
      2,
      true,
    ]);
  });

  test.each([
    [['mode'], /KIND must be dark, light, high-contrast, protan, deutan or tritan; got ""/],
    [['mode', 'drak', '-'], /got "drak"[\s\S]*Did you mean "dark"\?/],
    [['mode', 'dark'], /needs at least one FILE; got nothing/],
    [['mode', 'dark', 'no.css'], /"no\.css" cannot be read/],
    [['mode', 'dark', '-', '--only'], /--only needs --pairs; got none/],
    [
      ['mode', 'dark', '-', '--set', 'muted'],
      /Each entry of --set must be NAME=COLOR; got "muted"/,
    ],
    [['mode', 'dark', '-', '--set', 'x=red'], /x of --set must be a color in the files; got "x"/],
    [
      ['mode', 'dark', '-', '--base', 'sea'],
      /--base must be a mode of the files: light; got "sea"/,
    ],
    [['mode', 'dark', '-', '--way', 'x y'], /--way must be a class such as \.dark/],
    [
      ['mode', 'light', '-'],
      /FILE must be of a theme with a dark mode; got "light, with light --background"/,
    ],
  ])('%j is wrong use', async (args, message) => {
    const { code, stdout, stderr } = await swatchwork(args, { input: SHEET });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });
});
