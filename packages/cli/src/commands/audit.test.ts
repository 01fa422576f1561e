import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with {
  type: 'json',
};
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

import { folderWith, swatchwork } from '../../testing/swatchwork.ts';

const THEME = ':root { --brand: #0a66c2; --paper: #fff }\n.dark { --paper: #000 }\n';
const CARD = '.card { color: #0A66C2; background: #fff; fill: #0a66c3 }\r\n';

function project(files: Record<string, string | Uint8Array> = {}, isCommitted = true): string {
  const folder = folderWith({ 'theme.css': THEME, 'card.css': CARD, ...files });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
    });
  git('init', '-q');
  if (isCommitted) {
    git('add', '.');
    git('commit', '-qm', 'x');
  }
  return folder;
}

const run = (cwd: string, ...args: string[]) => swatchwork(['audit', ...args], { cwd });
const textOf = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

test('the report names strays, tokens by mode, near colors and what was not read', async () => {
  const { code, stdout } = await run(
    project({ 'a.styl': '<p style="color:#fff">', 'b.css': 'a { color: "' }),
  );
  expect(code).toBe(0);
  expect(stdout).toContain('.: 3 stray colors (3 distinct colors) among 6 places in 2 files');
  expect(stdout).toMatch(/#0a66c2 +1 +text +--brand/);
  expect(stdout).toMatch(/#ffffff +1 +background +--paper in light alone/);
  expect(stdout).toContain('#0a66c2: #0a66c3 (one bit off)');
  expect(stdout).toContain('there is no reader for .styl yet: a.styl');
  expect(stdout).toContain('it does not parse');
  expect(stdout).toContain('1 place can become tokens without a change of any color: --write.');
});

test('JSON has every place', async () => {
  const { stdout } = await run(project(), '--json');
  const { summary, places, plan } = JSON.parse(stdout);
  expect(summary).toMatchObject({ files: 2, places: 6, stray: 3, certain: 1 });
  expect(places[0]).toMatchObject({
    file: 'card.css',
    line: 1,
    column: 16,
    hex: '#0a66c2',
    paint: 'text',
    stray: true,
  });
  expect(plan.changes[0]).toMatchObject({ use: '--brand' });
});

describe('--write', () => {
  test('replaces in place, once', async () => {
    const folder = project();
    const { stdout } = await run(folder, '--write');
    expect(stdout).toBe('1 color is a token now, in 1 file; no color changed in any mode.\n');
    expect(textOf(folder, 'card.css')).toBe(CARD.replace('#0A66C2', 'var(--brand)'));
    const again = await run(folder, '--write', '--dirty');
    expect(again.stdout).toContain('Nothing to replace');
    expect(textOf(folder, 'card.css')).toBe(CARD.replace('#0A66C2', 'var(--brand)'));
  });

  test.each([
    [
      'changes that are not committed',
      (folder: string) => writeFileSync(join(folder, 'theme.css'), `${THEME} `),
    ],
    [
      'a file that Git does not know',
      (folder: string) => writeFileSync(join(folder, 'new.css'), CARD),
    ],
  ])('is refused for %s, unless told', async (_, change) => {
    const folder = project();
    change(folder);
    const { code, stderr } = await run(folder, '--write');
    expect([code, textOf(folder, 'card.css')]).toEqual([2, CARD]);
    expect(stderr).toContain('--dirty writes all the same');
    expect((await run(folder, '--write', '--dirty')).code).toBe(0);
    expect(textOf(folder, 'card.css')).not.toBe(CARD);
  });

  test('a plan is written, edited and carried out', async () => {
    const folder = project();
    await run(folder, '--plan', 'plan.json');
    expect(textOf(folder, 'card.css')).toBe(CARD);
    const plan = JSON.parse(textOf(folder, 'plan.json'));
    writeFileSync(
      join(folder, 'plan.json'),
      JSON.stringify(plan).replace('"use":"--brand"', '"use":"--paper"'),
    );
    const refused = await run(folder, '--plan', 'plan.json', '--write');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(
      'card.css:1:16: --paper in place of #0A66C2: it is another color in light and in dark.',
    );
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
    await run(folder, '--plan', 'plan.json', '--write');
    expect(textOf(folder, 'card.css')).toContain('var(--brand)');
  });

  test('a broken plan is named', async () => {
    const folder = project({
      'plan.json': '{"swatchwork":"audit plan","version":1,"changes":[{"use":5}]}',
    });
    const { code, stderr } = await run(folder, '--plan', 'plan.json', '--write');
    expect(code).toBe(2);
    expect(stderr).toContain('"use" must be null or a custom property such as "--brand"; got 5');
  });
});

describe('--near', () => {
  test('proposes merges, and carries out those that the plan takes', async () => {
    const folder = project();
    const { stdout } = await run(folder, '--near', '--plan', 'plan.json', '--dirty', '--write');
    expect(stdout).toContain('1 color is a token now, in 1 file; no color changed in any mode.');
    const shown = await run(folder, '--near', '0.01');
    expect(shown.stdout).toMatch(
      /Merges that --near proposes\n {2}#0a66c3 +1 {2}fill {2}--brand, ΔE_OK 0\.001/,
    );
    await run(folder, '--near', '--plan', 'merges.json');
    const plan = JSON.parse(textOf(folder, 'merges.json'));
    expect(plan.changes).toMatchObject([{ use: null, options: ['--brand'] }]);
    plan.changes[0].use = '--brand';
    writeFileSync(join(folder, 'merges.json'), JSON.stringify(plan));
    const written = await run(folder, '--plan', 'merges.json', '--write', '--dirty');
    expect(written.stdout).toBe(
      '1 color is replaced in 1 file, 1 by one that is near; no pair that passed fails.\n',
    );
    expect(textOf(folder, 'card.css')).toContain('fill: var(--brand)');
  });

  test.each(['0', '0.2', 'far'])('%s is refused', async (distance) => {
    const { code, stderr } = await run(project(), '--near', distance);
    expect(code).toBe(2);
    expect(stderr).toContain(`--near must be a number from 0.0001 to 0.1; got "${distance}"`);
  });
});

test('components of Svelte and Astro are read and written with their compilers', async () => {
  const folder = project({
    'a.svelte': '<p style="color: #0a66c2" />',
    'a.astro': '---\n---\n<p style="color: #0a66c2"></p>',
  });
  const { stderr } = await run(folder, '--write', '--dirty');
  expect(stderr).toBe('');
  expect(textOf(folder, 'a.svelte')).toBe('<p style="color: var(--brand)" />');
  expect(textOf(folder, 'a.astro')).toBe('---\n---\n<p style="color: var(--brand)"></p>');
});

test('links out of the folder, binary, huge and ignored files are not read', async () => {
  const outside = folderWith({ 'secret.css': '.a { color: #0a66c2 }' });
  const folder = project({
    'bin.css': new Uint8Array([0, 1, 2]),
    'latin.css': new Uint8Array([0x61, 0xff]),
    'huge.css': ' '.repeat(8_100_000),
    '.gitignore': 'built.css\n',
    '.swatchworkignore': 'mine.css\n',
    'built.css': CARD,
    'mine.css': CARD,
  });
  symlinkSync(join(outside, 'secret.css'), join(folder, 'link.css'));
  symlinkSync(outside, join(folder, 'linked'));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules', 'a.css'), CARD);
  const { stdout } = await run(folder, '--json');
  const { summary, notRead } = JSON.parse(stdout);
  expect(summary.files).toBe(2);
  expect(notRead).toEqual([
    { file: 'bin.css', reason: 'it is binary' },
    { file: 'huge.css', reason: 'it is huge' },
    { file: 'latin.css', reason: 'it is not UTF-8 text' },
    { file: 'link.css', reason: 'it is a symbolic link, which is not followed' },
  ]);
  await run(folder, '--write', '--dirty');
  expect(textOf(outside, 'secret.css')).toBe('.a { color: #0a66c2 }');
});

test('--ratchet fails for a new stray color, and names the token', async () => {
  const folder = project();
  expect((await run(folder, '--ratchet', 'audit.json')).code).toBe(0);
  const accepted = textOf(folder, 'audit.json');
  expect((await run(folder, '--ratchet', 'audit.json')).code).toBe(0);
  writeFileSync(join(folder, 'card.css'), `${CARD}.b { color: #0a66c2 }`);
  const { code, stdout } = await run(folder, '--ratchet', 'audit.json', '--update-ratchet');
  expect(code).toBe(1);
  expect(stdout).toContain('card.css:2:13 #0a66c2 is --brand.');
  expect(textOf(folder, 'audit.json')).toBe(accepted);
  writeFileSync(join(folder, 'card.css'), '.card { color: #0A66C2 }');
  await run(folder, '--ratchet', 'audit.json', '--update-ratchet');
  expect(JSON.parse(textOf(folder, 'audit.json')).folders).toEqual({ '.': { '#0A66C2': 1 } });
});

test('SARIF and a page', async () => {
  const folder = project({
    'a.css': 'p { color: #123; content: "<script>" } .\\<b\\> { fill: red }',
  });
  await run(folder, '--sarif', 'a.sarif', '--report', 'a.html');
  const log = JSON.parse(textOf(folder, 'a.sarif'));
  expect(log.runs[0].results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'a.css' },
    region: { startLine: 1, startColumn: 12, endLine: 1, endColumn: 16 },
  });
  const { $schema: _, id: __, ...rules } = sarifSchema;
  const isSarif = new Ajv2020({
    strict: false,
    validateFormats: false,
    unicodeRegExp: false,
  }).compile(rules);
  isSarif(log);
  expect(isSarif.errors).toBeNull();
  const page = textOf(folder, 'a.html');
  expect(page).toContain('<b>#0a66c2</b> 1 place');
  expect(page).toContain('card.css:1:16 .card · color');
  expect(page).not.toContain('<script');
  expect(page).not.toContain('\\<b');
});

test.each([
  [['--report', 'a.pdf'], '--report must end in .html or .md'],
  [['--update-ratchet'], '--update-ratchet needs --ratchet'],
  [['--dirty'], '--dirty needs --write'],
  [['a', 'b'], 'This needs at most one FOLDER'],
  [['none'], '"none" cannot be read: there is no such file'],
  [['theme.css'], 'cannot be read: a part of its path is not a folder'],
])('%o is refused', async (args, message) => {
  const folder = project();
  const { code, stderr } = await run(folder, ...args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(existsSync(join(folder, 'a.pdf'))).toBe(false);
});
