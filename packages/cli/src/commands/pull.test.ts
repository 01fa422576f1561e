import { mkdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeTheme } from '@swatchwork/formats/themes';
import { createTheme } from '@swatchwork/theme';
import { describe, expect, test } from 'vitest';

import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';

const LINK = 'https://swatchwork.example/theme?c=0A66C2,F59E0B&target=AAA&name=Ocean&mode=dark';
const OCEAN = createTheme({ brands: ['#0A66C2', '#F59E0B'], target: 'AAA' });
const CONFIG = `{
  // Comments and trailing commas are fine.
  "theme": ${JSON.stringify(LINK)},
  "files": {
    "src/theme.css": "tailwind",
    "tokens/": "dtcg",
    "plain.css": { "format": "css", "modes": "light-dark", "p3": false },
  },
}`;

const textOf = (format: 'tailwind' | 'css' | 'dtcg', options = {}) =>
  writeTheme(format, OCEAN, { name: 'Ocean', ...options }).files[0]!.text;
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

describe('pull', () => {
  test('writes what the file of the repository names, and only what differs', async () => {
    const cwd = folderWith({ 'swatchwork.json': CONFIG });
    const first = await swatchwork(['pull'], { cwd });
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(/^written {6}src\/theme\.css\nwritten {6}tokens\//);
    expect(read(cwd, 'src/theme.css')).toBe(textOf('tailwind'));
    expect(read(cwd, 'plain.css')).toBe(textOf('css', { modes: 'light-dark', p3: false }));
    for (const { path, text } of writeTheme('dtcg', OCEAN, { name: 'Ocean' }).files) {
      expect(read(cwd, `tokens/${path}`)).toBe(text);
    }

    const long = new Date(0);
    utimesSync(join(cwd, 'plain.css'), long, long);
    writeFileSync(join(cwd, 'src/theme.css'), 'edited by hand');
    const { stdout } = await swatchwork(['pull'], { cwd });
    expect(stdout.match(/^written/gm)).toHaveLength(1);
    expect(stdout).toContain('written      src/theme.css\n');
    expect(stdout).toContain('unchanged    plain.css\n');
    expect(read(cwd, 'src/theme.css')).toBe(textOf('tailwind'));
    expect(statSync(join(cwd, 'plain.css')).mtimeMs).toBe(0);
  });

  test('--check writes nothing, and ends with 1 where a file is out of date', async () => {
    const cwd = folderWith({ 'swatchwork.json': CONFIG });
    const stale = await swatchwork(['pull', '--check'], { cwd });
    expect(stale.code).toBe(1);
    expect(stale.stdout).toContain('out of date  src/theme.css\n');
    expect(() => read(cwd, 'src/theme.css')).toThrow('ENOENT');
    await swatchwork(['pull'], { cwd });
    const css = read(cwd, 'plain.css').replaceAll('\n', '\r\n');
    writeFileSync(join(cwd, 'plain.css'), css); // as Git checks it out on Windows
    expect(await swatchwork(['pull', '--check'], { cwd })).toMatchObject({ code: 0, stderr: '' });
    expect(read(cwd, 'plain.css')).toBe(css);
  });

  test('a link and a file on the command line win over those of the repository', async () => {
    const cwd = folderWith({ 'swatchwork.json': CONFIG });
    const other = 'https://x.example/theme?c=008080';
    const { answer } = await json(['pull', other, 'src/theme.css'], { cwd });
    expect(answer).toEqual({
      theme: { name: null, link: other },
      files: [{ path: 'src/theme.css', state: 'written' }],
      unmet: [],
    });
    const made = createTheme({ brands: ['#008080'] });
    expect(read(cwd, 'src/theme.css')).toBe(writeTheme('tailwind', made, {}).files[0]!.text);
  });

  test('needs no file with --format and --output', async () => {
    const cwd = folderWith({});
    const args = ['pull', LINK, '--format', 'tailwind', '-o', 'a/b/theme.css'];
    expect((await swatchwork(args, { cwd })).stdout).toBe('written      a/b/theme.css\n');
    expect(read(cwd, 'a/b/theme.css')).toBe(textOf('tailwind'));
    expect((await swatchwork(args, { cwd })).stdout).toBe('unchanged    a/b/theme.css\n');
  });

  test('tells of pairs that miss their contrast, and writes all the same', async () => {
    const cwd = folderWith({});
    const link = `${LINK}&set=light.text:FFFFFF`;
    const { code, stderr } = await swatchwork(['pull', link, '--format', 'css', '-o', 'a.css'], {
      cwd,
    });
    expect(code).toBe(0);
    expect(stderr).toMatch(/^\d+ of \d+ pairs fail/);
  });

  test.each([
    '../outside.css',
    '/tmp/outside.css',
    'a/../../outside.css',
    'away/theme.css',
    'to.css',
    'dangling.css',
    '.git/config',
    'src/.GIT/hooks/post-checkout',
    '.git. ./config',
    '.git::$INDEX_ALLOCATION/config',
    'GIT~1/config',
    '.g\u200Cit/config',
  ])('never writes out of the working folder: %s', async (path) => {
    const outside = folderWith({ 'kept.css': 'kept' });
    const cwd = folderWith({});
    symlinkSync(outside, join(cwd, 'away'));
    symlinkSync(join(outside, 'kept.css'), join(cwd, 'to.css'));
    symlinkSync(join(outside, 'theme.css'), join(cwd, 'dangling.css'));
    const { code, stderr } = await swatchwork(['pull', LINK, '--format', 'css', '-o', path], {
      cwd,
    });
    expect(code).toBe(2);
    expect(stderr).toMatch(/within the working folder|in the \.git folder/);
    expect(stderr).toContain(`; got ${JSON.stringify(path)}`);
    expect(read(outside, 'kept.css')).toBe('kept');
    expect(() => read(outside, 'theme.css')).toThrow('ENOENT');
  });

  test.each<[string, string[], RegExp]>([
    ['{}', [], /"files" must name at least one file; got none/],
    ['{"files": []}', [], /"files" must be an object, as in/],
    ['{"files": {}}', [], /"files" must name at least one file; got none/],
    ['{"check": {"file": 5}}', [], /"file" must be a text; got "5"/],
    ['{"repair": {"keep": "--a"}}', [], /"keep" must be a list of texts; got/],
    ['{"files": {"a.css": "tailwnd"}}', [], /"a\.css" must be css, .*Did you mean "tailwind"\?/s],
    [
      '{"files": {"a.css": {"format": "css", "mode": 1}}}',
      [],
      /may contain format, modes or p3; got "mode"/,
    ],
    ['{"files": {"a.css": {"format": "css", "p3": 1}}}', [], /"p3" must be true or false; got "1"/],
    [
      '{"file": {}}',
      [],
      /may contain \$schema, theme, files, check or repair; got "file".*Did you mean "files"\?/s,
    ],
    ['{"theme": 5, "files": {"a.css": "css"}}', [], /"theme" must be a link; got "5"/],
    ['{\n"files": oops}', [], /not valid JSON in line 2/],
    ['[]', [], /The file must be an object/],
    ['{"files": {"a.css": "css"}}', [], /needs LINK, the address of a theme.*got nothing/],
    ['{"files": {"a.css": "css"}}', ['x.example?c=000'], /LINK must be the address of a theme/],
    ['{"files": {"a.css": "css"}}', ['ftp://x.example/?c=000'], /LINK must be the address/],
    ['{"files": {"a.css": "css"}}', ['https://x.example/theme'], /The link contains no theme/],
    [
      '{"files": {"a.css": "css"}}',
      ['https://x.example/theme?c=zz'],
      /“zz” is not an opaque CSS color/,
    ],
    ['{"files": {"a.css": "css"}}', [LINK, 'b.css'], /FILE must be "a\.css"; got "b\.css"/],
    ['{"files": {"tokens": "dtcg"}}', [LINK], /needs a folder, "tokens\/"; got "tokens"/],
    ['{"files": {"a.css": "css"}}', [LINK, '--format', 'css'], /--format and --output go together/],
  ])('%s with %j is refused in plain words', async (config, args, message) => {
    const cwd = folderWith({ 'swatchwork.json': config });
    const { code, stderr, stdout } = await swatchwork(['pull', ...args], { cwd });
    expect(stderr).toMatch(message);
    expect([code, stdout]).toEqual([2, '']);
  });

  test('says what is missing, or cannot be written', async () => {
    const cwd = folderWith({});
    expect((await swatchwork(['pull', LINK], { cwd })).stderr).toMatch(
      /"swatchwork\.json" cannot be read: there is no such file.*--format and --output/s,
    );
    mkdirSync(join(cwd, 'a.css'));
    const { code, stderr } = await swatchwork(['pull', LINK, '--format', 'css', '-o', 'a.css'], {
      cwd,
    });
    expect(code).toBe(2);
    expect(stderr).toContain('"a.css" cannot be read: it is a folder');
  });
});
