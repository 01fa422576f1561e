import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';

const PASSING = ':root { --bg: #fff; --text: #111; --sea: #7fb3d5 }\n';
const FAILING = ':root { --bg: #fff; --text: #777; }\n.dark { --bg: #000; --text: #555 }\n';

/** Each kind of gap, and what names it. */
const GAPS: [string, string, RegExp][] = [
  [
    'a color of no custom property',
    `${PASSING}.button { background: #ffc107; border-color: var(--sea) }`,
    /line 2: \.button was not read, because only custom properties/,
  ],
  ['a rule of other elements', `${PASSING}.card { --text: #ccc }`, /line 2: \.card was not read/],
  [
    'a condition',
    `${PASSING}@media (width > 9px) { :root { --text: #ccc } }`,
    /@media .* not read/,
  ],
  [
    'an imported file',
    `@import "base.css";\n${PASSING}`,
    /line 1: @import "base\.css" was not read/,
  ],
  [
    'a value of a known pair',
    `${PASSING}:root { --card: #fff; --card-text: var(--nothing) }`,
    /--card-text\/--card was not checked: the value of --card-text is not supported/,
  ],
  [
    'a ground of which nothing says what lies beneath',
    ':root { --bg: #fff; --text: #111 } .dark { --bg: rgb(0 0 0 / 50%); --text: #111 }',
    /--text.*--bg was not checked in dark: --bg is translucent/,
  ],
];

describe('what a verdict does not judge', () => {
  test.each(GAPS)('%s is named, and fails the command unless it is known', async (_, text, gap) => {
    const cwd = folderWith({ 'a.css': text });
    for (const command of ['check', 'repair']) {
      const run = await swatchwork([command, 'a.css'], { cwd });
      expect([run.code, run.stderr]).toEqual([1, '']);
      expect(run.stdout).toMatch(gap);
      expect(run.stdout).toContain('Use --partial to accept this');
      const known = await swatchwork([command, 'a.css', '--partial'], { cwd });
      expect(known.code).toBe(0);
      expect(known.stdout).toMatch(gap);
      const { answer } = await json([command, 'a.css'], { cwd });
      expect(answer.coverage).toMatchObject({ isWhole: false });
    }
    const { stdout } = await swatchwork(['check', 'a.css', '--sarif'], { cwd });
    const [run] = JSON.parse(stdout).runs;
    expect(run.properties.coverage.isWhole).toBe(false);
    const [invocation] = run.invocations;
    expect(invocation.toolExecutionNotifications).toContainEqual({
      level: 'warning',
      message: { text: expect.stringMatching(gap) },
    });
  });

  test('how many colors are judged is said, and modes that differ in no color', async () => {
    const text = `${PASSING}.dark { --bg: #000; --text: #eee }\n.black { --bg: #000; --text: #eee }`;
    const cwd = folderWith({ 'a.css': text });
    for (const command of ['check', 'repair']) {
      const { code, stdout } = await swatchwork([command, 'a.css'], { cwd });
      expect(code).toBe(0);
      expect(stdout).toContain(
        '2 of 3 colors checked in 3 modes; 1 mode has the same colors as another.',
      );
    }
  });

  test('gaps are listed up to a bound, and all are counted', async () => {
    const text = `${PASSING}${'.card { --text: #ccc }\n'.repeat(500)}`;
    const cwd = folderWith({ 'a.css': text });
    for (const command of ['check', 'repair']) {
      const { stdout } = await swatchwork([command, 'a.css'], { cwd });
      expect(stdout.split('\n').length).toBeLessThan(35);
      expect(stdout).toContain('500 rules with 500 colors not checked');
    }
  });

  test('no pair at all is wrong use, and how to name pairs is said', async () => {
    const cwd = folderWith({ 'a.css': ':root { --x: red; --y: blue }' });
    for (const command of ['check', 'repair']) {
      const { code, stdout, stderr } = await swatchwork([command, 'a.css'], { cwd });
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/no pair can be checked\.\n(?:Name|Write the) pairs/);
    }
  });

  test('a theme that stands behind classes alone is judged in these', async () => {
    const cwd = folderWith({
      'a.css': '.light { --bg: #fff; --text: #111 } .dark { --bg: #000; --text: #eee }',
      'pairs.json': '{"tokens": "a.css", "pairs": [{"text": "--text", "background": "--bg"}]}',
    });
    for (const file of ['a.css', 'pairs.json']) {
      const { code, stdout } = await swatchwork(['check', file], { cwd });
      expect(code).toBe(0);
      expect(stdout).toContain('2 of 2 colors checked in 2 modes');
    }
  });
});

describe('the output', () => {
  test('--quiet writes nothing where all is as asked for', async () => {
    const cwd = folderWith({ 'good.css': PASSING, 'bad.css': FAILING });
    for (const command of ['check', 'repair']) {
      expect(await swatchwork([command, 'good.css', '-q'], { cwd })).toMatchObject({
        code: 0,
        stdout: '',
      });
      const { code, stdout } = await swatchwork([command, 'bad.css', '--quiet'], { cwd });
      expect(code).toBe(1);
      expect(stdout).toContain('--text');
    }
  });

  test('a mode is one line, and at most 50 failing pairs are shown', async () => {
    const names = Array.from(
      { length: 80 },
      (_, i) => `--text-${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`,
    );
    const colors = names.map((name, i) => `${name}: #f0f0${(i + 16).toString(16)};`).join(' ');
    const cwd = folderWith({ 'a.css': `:root { --bg: #fff; ${colors} } .dark { --bg: #000 }` });
    const lines = async (...args: string[]) =>
      (await swatchwork(['check', 'a.css', ...args], { cwd })).stdout.split('\n');
    const short = await lines();
    expect(short.filter((line) => line.startsWith('FAIL'))).toHaveLength(50);
    expect(short).toContain('…and 30 more; use --all to show every pair');
    expect(short).toContain('light  0 of 80 pairs pass');
    expect(short).toContain('dark   80 of 80 pairs pass');
    expect(short.length).toBeLessThan(170);
    expect((await lines('--all')).filter((line) => /^(FAIL|pass)/.test(line))).toHaveLength(160);
  });
});

test('many modes are counted, and the first are listed', async () => {
  const themes = Array.from(
    { length: 60 },
    (_, i) => `[data-theme="t${i}"] { --text: #${i < 50 ? 'ff' : '11'}${i + 10}00 }`,
  );
  const cwd = folderWith({ 'a.css': `${PASSING}${themes.join('\n')}` });
  const { code, stdout } = await swatchwork(['check', 'a.css'], { cwd });
  expect(code).toBe(1);
  expect(stdout).toMatch(/…and 41 more modes/);
  const repaired = await swatchwork(['repair', 'a.css'], { cwd });
  expect(repaired.stdout).toMatch(/1 of 1 pair fails in some of 61 modes\./);
  for (const line of [...stdout.split('\n'), ...repaired.stdout.split('\n')]) {
    expect(line.length).toBeLessThan(200);
  }
});

describe('--baseline', () => {
  test('accepts the failures that it has, and none that is new or lower', async () => {
    const cwd = folderWith({ 'a.css': FAILING });
    const args = ['check', 'a.css', '--baseline', 'known.json'];
    expect((await swatchwork([...args, '--update-baseline'], { cwd })).code).toBe(0);
    const known = JSON.parse(readFileSync(join(cwd, 'known.json'), 'utf8'));
    expect(known.failures).toEqual([
      {
        name: '--text on --bg',
        context: 'light',
        text: '--text',
        background: '--bg',
        ratio: 4.47,
      },
      { name: '--text on --bg', context: 'dark', text: '--text', background: '--bg', ratio: 2.81 },
    ]);
    const again = await swatchwork(args, { cwd });
    expect(again.code).toBe(0);
    expect(again.stdout).toContain(
      '1 of 1 pair below the minimum in at least one context; all in the baseline',
    );
    const { answer } = await json(args, { cwd });
    expect(answer).toMatchObject({ passed: false, pairs: [{ known: true }, { known: true }] });

    writeFileSync(join(cwd, 'a.css'), FAILING.replace('#777', '#787878'));
    const lower = await swatchwork([...args, '--sarif', 'a.sarif'], { cwd });
    expect(lower.code).toBe(1);
    expect(lower.stdout.split('\n').filter((line) => line.startsWith('FAIL'))).toHaveLength(1);
    const [run] = JSON.parse(readFileSync(join(cwd, 'a.sarif'), 'utf8')).runs;
    expect(run.results.map((one: { baselineState: string }) => one.baselineState)).toEqual([
      'new',
      'unchanged',
    ]);

    writeFileSync(join(cwd, 'a.css'), FAILING.replace('#777', '#111'));
    const better = await swatchwork(args, { cwd });
    expect(better.code).toBe(0);
    expect(better.stdout).toContain('No longer fails: 1 failure of the baseline');
  });

  test.each([
    ['{"failures": [{"name": "x"}]}', /failures\[0\] must have name, context, text/],
    ['[]', /must be JSON with a list "failures"/],
    ['nothing', /must be JSON with a list "failures"/],
    ['null', /must be JSON with a list "failures"/],
  ])('%s is refused', async (content, message) => {
    const cwd = folderWith({ 'a.css': FAILING, 'known.json': content });
    const run = await swatchwork(['check', 'a.css', '--baseline', 'known.json'], { cwd });
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toMatch(message);
  });

  test('has to be written first, and to have a name', async () => {
    const cwd = folderWith({ 'a.css': FAILING });
    const missing = await swatchwork(['check', 'a.css', '--baseline', 'no.json'], { cwd });
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain('--update-baseline writes it');
    const nameless = await swatchwork(['check', 'a.css', '--update-baseline'], { cwd });
    expect(nameless.code).toBe(2);
  });
});

test('without FILE, swatchwork.json says what to check and repair', async () => {
  const gap = '.card { --text: #ccc }';
  const config = {
    check: { file: 'a.css', baseline: 'known.json', partial: true },
    repair: { files: ['a.css'], keep: ['--bg', '--text'], partial: true },
  };
  const cwd = folderWith({ 'a.css': FAILING + gap, 'swatchwork.json': JSON.stringify(config) });
  expect((await swatchwork(['check', '--update-baseline'], { cwd })).code).toBe(0);
  expect((await swatchwork(['check'], { cwd })).code).toBe(0);
  const { code, answer } = await json(['repair'], { cwd });
  expect(code).toBe(1);
  expect(answer).toMatchObject({ changes: [], unmet: [{ reason: 'held' }, { reason: 'held' }] });
  expect((await swatchwork(['check', 'a.css'], { cwd })).code).toBe(1);
});

test('rules for wider screens are named, and their colors do not count', async () => {
  const text = `${PASSING}@media (color-gamut: p3) { :root { --text: color(display-p3 1 1 1) } }\n`;
  const cwd = folderWith({ 'a.css': text });
  for (const command of ['check', 'repair']) {
    const { code, stdout } = await swatchwork([command, 'a.css'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain(
      'Note: 1 color stands in rules for wider screens, @media (color-gamut)',
    );
  }
});

describe('design tokens', () => {
  const color = ($value: string) => ({ $type: 'color', $value });
  const base = { bg: color('#fff'), text: color('#999'), card: color('{bg}') };
  const resolver = {
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'base.json' }] } },
    modifiers: {
      mode: { default: 'light', contexts: { light: [], dark: [{ bg: color('#000') }] } },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/mode' }],
  };
  const files = {
    'base.json': JSON.stringify(base),
    'theme.resolver.json': JSON.stringify(resolver),
    'broken.json': '{\n  "a": { "$value": "#fff", }}}',
  };

  test('are checked by their names, with the files of a resolver', async () => {
    const cwd = folderWith(files);
    const { code, stdout } = await swatchwork(['check', 'theme.resolver.json'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^FAIL {2}text on bg\s+2\.84 of AA \(4\.5\)\s+#999999 on #FFFFFF\s+light$/m,
    );
    expect(stdout).toContain('base.json:1:');
    expect(stdout).toMatch(/colors checked in 2 modes/);
  });

  test.each(['check', 'repair'])('%s says where a broken file is broken', async (command) => {
    const cwd = folderWith(files);
    const { code, stderr } = await swatchwork([command, 'broken.json'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/: broken\.json:2:\d+: /);
  });
});
