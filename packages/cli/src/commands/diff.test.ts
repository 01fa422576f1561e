import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';

const BEFORE = `:root { --background: #fff; --foreground: #333; --card: #fff; --card-foreground: #999; --old: red }
.dark { --background: #111; --foreground: #eee; --card: #222; --card-foreground: #aaa }`;
const AFTER = BEFORE.replace('#333', '#888').replace('#999', '#555').replace('--old', '--new');

const diff = (files: Record<string, string | Uint8Array>, ...args: string[]) => {
  const cwd = folderWith(files);
  return swatchwork(['diff', ...args], { cwd }).then((ran) => ({ ...ran, cwd }));
};

describe('diff', () => {
  test('names what is lost and won in which mode, and fails', async () => {
    const { code, stdout, stderr } = await diff(
      { 'a.css': BEFORE, 'b.css': AFTER },
      'a.css',
      'b.css',
    );
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toBe(`### From a.css to b.css

**1 pair lost, 1 pair won. 2 colors changed, 1 added, 1 removed.**

| Pairs lost | Modes | Required | Before | After |
| --- | --- | --- | --- | --- |
| --foreground on --background | light | 4.5:1 | 12.63:1, #333333 on #FFFFFF | 3.54:1, #888888 on #FFFFFF |

| Pairs won | Modes | Required | Before | After |
| --- | --- | --- | --- | --- |
| --card-foreground on --card | light | 4.5:1 | 2.84:1, #999999 on #FFFFFF | 7.45:1, #555555 on #FFFFFF |

| Colors | Modes | Before | After | ΔE OK |
| --- | --- | --- | --- | --- |
| --foreground | light | #333333 | #888888 | 0.306 |
| --card-foreground | light | #999999 | #555555 | 0.233 |
| --old | light, dark | #FF0000 |  |  |
| --new | light, dark |  | #FF0000 |  |
`);
  });

  test('nothing lost passes, also of a file with itself', async () => {
    const files = { 'a.css': BEFORE, 'b.css': AFTER };
    expect((await diff(files, 'a.css', 'a.css')).stdout).toContain('No color changed');
    expect((await diff(files, 'a.css', 'a.css')).code).toBe(0);
  });

  test('a pair that is new and fails fails as well', async () => {
    const files = {
      'a.css': ':root { --card: #fff }',
      'b.css': `:root { --card: #fff; --card-foreground: #aaa }`,
    };
    const { code, stdout } = await diff(files, 'a.css', 'b.css');
    expect([code, stdout.includes('**1 new pair fails. 1 added.**')]).toEqual([1, true]);
  });

  test('a pair that is gone does not count as one that passes', async () => {
    const files = { 'a.css': BEFORE, 'b.css': BEFORE.replaceAll('--foreground', '--words') };
    const { code, stdout, cwd } = await diff(files, 'a.css', 'b.css');
    expect(code).toBe(0);
    expect(stdout).toContain('**2 pairs are no longer checked, 1 pair fails as before. ');
    expect(stdout).toContain('| Pairs no longer checked | Modes |');
    const { answer } = await json(['diff', 'a.css', 'b.css'], { cwd });
    expect(answer.pairs).toContainEqual(
      expect.objectContaining({ state: 'gone', before: expect.anything(), after: null }),
    );
    expect(answer.tokens).toContainEqual(
      expect.objectContaining({ name: '--words', before: null, distance: null }),
    );
  });

  test('colors of a palette that share a name keep one each', async () => {
    const gpl = (...names: string[]) =>
      `GIMP Palette\nName: x\n${names.map((name, i) => `${i} 2 3\t${name}\n`).join('')}`;
    const files = { 'a.gpl': gpl('x (3)', 'x', 'x'), 'b.css': ':root { --x: #fff }' };
    const { stdout } = await diff(files, 'a.gpl', 'b.css');
    expect(stdout).toContain('3 removed');
  });

  test('--output writes that file alone: a page without scripts, in which names are texts', async () => {
    const name = '<script>alert(1)</script>';
    const gpl = (color: string) => `GIMP Palette\nName: x\n${color}\t${name}\n`;
    const { cwd, stdout } = await diff(
      { 'a.gpl': gpl('1 2 3'), 'b.gpl': gpl('9 2 3') },
      'a.gpl',
      'b.gpl',
      '-o',
      'out.html',
    );
    expect(stdout).toBe('No pair was found. 1 color changed.\n');
    expect(readdirSync(cwd).sort()).toEqual(['a.gpl', 'b.gpl', 'out.html']);
    const html = readFileSync(join(cwd, 'out.html'), 'utf8');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const { cwd: other } = await diff(
      { 'a.css': BEFORE, 'b.css': AFTER },
      'a.css',
      'b.css',
      '-o',
      'out.html',
    );
    const page = readFileSync(join(other, 'out.html'), 'utf8');
    expect(page.match(/<h2>[^<]+/g)).toEqual([
      '<h2>Pairs lost',
      '<h2>Pairs won',
      '<h2>Design',
      '<h2>Colors',
    ]);
    expect(page).toContain(
      '<div style="background:#FFFFFF"><span style="color:#333333">--foreground',
    );
  });

  test('reads tokens, a DESIGN.md, a theme behind an address and files of commits', async () => {
    const cwd = folderWith({
      'a.json': '{ "sea": { "$type": "color", "$value": "#123456" } }',
      'b.json': '{ "sea": { "$type": "color", "$value": "#123457" } }',
      'DESIGN.md': '---\ncolors:\n  primary: "#000000"\n  on-primary: "#FFFFFF"\n---\n',
    });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'x');
    const ran = async (...args: string[]) => (await json(['diff', ...args], { cwd })).answer;
    expect((await ran('a.json', 'b.json')).tokens).toMatchObject([
      { name: 'sea', before: '#123456', after: '#123457' },
    ]);
    expect((await ran('git:HEAD:a.json', 'a.json')).tokens).toEqual([]);
    expect((await ran('git:HEAD:DESIGN.md', 'DESIGN.md')).pairs).toMatchObject([
      { state: 'passing' },
    ]);
    mkdirSync(join(cwd, 'folder'));
    writeFileSync(join(cwd, 'folder', '#ff0000'), '');
    git('add', '.');
    git('commit', '-qm', 'y');
    const { code, stderr } = await swatchwork(['diff', 'git:HEAD:folder', 'a.json'], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringContaining('it is a folder')]);
    const theme = (color: string) => `https://HOST/theme?c=${color}`;
    const found = await ran(theme('0A66C2'), theme('B4236A'));
    expect([found.modes.length > 2, found.lost]).toEqual([true, false]);
  });

  test.each([
    [['a.css'], /needs BEFORE and AFTER; got "a\.css"/],
    [['a.css', 'a.css', '-o', 'x.pdf'], /must end with \.html or \.md; got "x\.pdf"/],
    [['a.css', 'b.md', '-o', './b.md'], /"\.\/b\.md" is read, so it cannot be written too/],
    [['a.css', 'nowhere.css'], /"nowhere\.css" cannot be read/],
    [['git:--output=hacked:a.css', 'a.css'], /must be git:REVISION:PATH/],
    [['git:HEAD', 'a.css'], /must be git:REVISION:PATH/],
    [['git:HEAD:none.css', 'a.css'], /"git:HEAD:none\.css" cannot be read: fatal[^\n]*[^.]\.\n/],
    [['a.css', 'b.css'], /"b\.css" must contain colors with names/],
  ])('refuses %j', async (args, message) => {
    const { code, stderr, cwd } = await diff({ 'a.css': BEFORE, 'b.css': 'a { b: c }' }, ...args);
    expect([code, message.test(stderr)]).toEqual([2, true]);
    expect(readdirSync(cwd).sort()).toEqual(['a.css', 'b.css']);
  });
});
