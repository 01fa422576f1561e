import { writeTheme } from '@swatchwork/formats/themes';
import { createTheme } from '@swatchwork/theme';
import { describe, expect, test } from 'vitest';

import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';

const SHEET = `:root {
  --background: #ffffff;
  --foreground: #111111;
  --muted: #f5f5f5;
  --muted-foreground: #767676;
}
.dark {
  --background: #111111;
  --foreground: #eeeeee;
  --muted: #222222;
  --muted-foreground: #777777;
}
`;

const fileOf = (pairs: object[], rest: object = {}) =>
  JSON.stringify({ tokens: ['theme.css'], ...rest, pairs });

describe('style sheets', () => {
  test('a sheet of known names needs no file of pairs', async () => {
    const folder = folderWith({ 'theme.css': SHEET });
    const { code, stdout } = await swatchwork(['check', 'theme.css', '--all'], { cwd: folder });
    expect(code).toBe(1);
    expect(stdout).toContain(
      `pass  --foreground on --background        18.88 of AA (4.5)  #111111 on #FFFFFF  light`,
    );
    expect(stdout).toContain('theme.css:11:23');
    expect(stdout).toContain('2 of 3 pairs below');
  });

  test('the repair lets all pass, in the fewest places', async () => {
    const folder = folderWith({ 'theme.css': SHEET });
    const { answer } = await json(['check', 'theme.css'], { cwd: folder });
    const { changes, left, fewest } = answer.repair;
    expect([left, fewest]).toEqual([0, true]);
    expect(changes).toMatchObject([
      { name: '--muted-foreground', file: 'theme.css', line: 5, contexts: ['light'] },
      { name: '--muted-foreground', file: 'theme.css', line: 11, contexts: ['dark'] },
    ]);
    const repaired = changes.reduce(
      (text: string, { from, to }: { from: string; to: string }) =>
        text.replace(from.toLowerCase(), to),
      SHEET,
    );
    const again = folderWith({ 'theme.css': repaired });
    expect((await swatchwork(['check', 'theme.css'], { cwd: again })).code).toBe(0);
  });

  test('SARIF points at the declaration, and beside it at the pair', async () => {
    const pairs = fileOf([{ text: '--muted-foreground', background: '--muted' }]);
    const folder = folderWith({ 'theme.css': SHEET, 'pairs.json': pairs });
    const { stdout } = await swatchwork(['check', 'pairs.json', '--sarif'], { cwd: folder });
    const [run] = JSON.parse(stdout).runs;
    const dark = run.results.find(({ message }: { message: { text: string } }) =>
      message.text.includes(' in dark'),
    );
    const { artifactLocation, region } = dark.locations[0].physicalLocation;
    expect(artifactLocation.uri).toBe('theme.css');
    expect(region).toEqual({ startLine: 11, startColumn: 23, endLine: 11, endColumn: 30 });
    expect(dark.relatedLocations[0].physicalLocation.artifactLocation.uri).toBe('pairs.json');
    expect(dark.message.text).toContain('Would pass with --muted-foreground #');
  });

  test('of several grounds the worst is named', async () => {
    const pair = {
      text: '--foreground',
      background: 'rgb(128 128 128 / 60%)',
      over: ['--background', '{gray}'],
      min: 1,
    };
    const content = fileOf([pair], { colors: { gray: '#808080' } });
    const folder = folderWith({ 'theme.css': SHEET, 'pairs.json': content });
    const { answer } = await json(['check', 'pairs.json'], { cwd: folder });
    expect(answer.contexts).toEqual(['light', 'dark']);
    expect(answer.pairs.map(({ over }: { over: string }) => over)).toEqual(['{gray}', '{gray}']);
  });

  test('a color that is missing in a context is a mistake of the file', async () => {
    const pairs = fileOf([{ text: '--only-dark', background: '--background' }]);
    const sheet = `${SHEET}.dark { --only-dark: red }`;
    const folder = folderWith({ 'theme.css': sheet, 'pairs.json': pairs });
    const { code, stderr } = await swatchwork(['check', 'pairs.json'], { cwd: folder });
    expect(code).toBe(2);
    expect(stderr).toContain(
      'pairs.json:1:69: "--only-dark" is not a color in light: --only-dark is not declared.',
    );
  });

  test.each([
    'linear-gradient(#fff, #eee)',
    'Canvas',
    'rgb(1 2)',
    'if(style(--x: 1): red; else: blue)',
  ])('a pair on what is not read as a color is named: %s', async (ground) => {
    const pairs = `--text: black; --bg: white; --text-lg: 2rem; --tag-color: #ccc; --tag-bg: ${ground}`;
    const folder = folderWith({ 'theme.css': `:root { ${pairs} }` });
    const { code, stdout } = await swatchwork(['check', 'theme.css'], { cwd: folder });
    expect(code).toBe(1);
    expect(stdout).toContain('--tag-color/--tag-bg was not checked: the value of --tag-bg is not');
    expect(stdout).toContain('1 pair not checked');
  });

  test('a mode without a pair is not called passing', async () => {
    const folder = folderWith({
      'theme.css': ':root { --a: red } .dark { --text: white; --bg: black }',
    });
    const { stdout } = await swatchwork(['check', 'theme.css'], { cwd: folder });
    expect(stdout).toMatch(/^light {2}no pair is declared$/m);
  });

  test('what is not understood is told where it is declared', async () => {
    const sheet =
      ':root { --text: black; --bg: white } .dark { --card-text: var(--gone); --card: red }';
    const folder = folderWith({ 'theme.css': sheet });
    const { stdout } = await swatchwork(['check', 'theme.css'], { cwd: folder });
    expect(stdout).toContain('the value of --card-text is not supported: --gone is not declared');
  });

  test('names that say nothing need a file of pairs', async () => {
    const folder = folderWith({ 'theme.css': ':root { --a: red; --b: blue }' });
    const { code, stderr } = await swatchwork(['check', 'theme.css'], { cwd: folder });
    expect(code).toBe(2);
    expect(stderr).toContain('do not tell which is seen on which');
  });

  test.each(['check', 'repair'])(
    '%s names what it did not read where there is no color',
    async (command) => {
      const folder = folderWith({ 'theme.css': '.card { --text: red; --bg: blue }' });
      const { code, stderr } = await swatchwork([command, 'theme.css'], { cwd: folder });
      expect(code).toBe(2);
      expect(stderr).toContain(
        'No color was read in "theme.css", so no pair can be checked. A part was not read: .card in theme.css, line 1, as it applies to other elements',
      );
    },
  );
});

test.each(['css', 'tailwind', 'shadcn', 'dtcg'] as const)(
  'a theme as %s passes',
  async (format) => {
    const theme = createTheme({ brands: ['#0A66C2'] });
    const files = writeTheme(format, theme, {}).files;
    const folder = folderWith(
      Object.fromEntries(files.map(({ path, text }) => [path, String(text)])),
    );
    const isDtcg = format === 'dtcg';
    const pairs = fileOf([{ text: 'role.text', background: 'role.ground', min: 'AAA' }], {
      tokens: 'theme.resolver.json',
    });
    const file = isDtcg ? '-' : files[0]!.path;
    const { code, stdout } = await swatchwork(['check', file], {
      cwd: folder,
      ...(isDtcg && { input: pairs }),
    });
    expect([code, stdout.split('\n').filter((line) => line.startsWith('FAIL'))]).toEqual([0, []]);
    expect(stdout.split('\n').length).toBeLessThan(12);
    expect(stdout).toMatch(
      /all pass in \d contexts\n\d+ of \d+ colors checked in \d modes.*\.\n(?:Note: \d+ colors stand in rules for wider screens.*\n)?$/,
    );
  },
);
