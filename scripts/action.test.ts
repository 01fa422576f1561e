import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, inject, test } from 'vitest';
import { parse } from 'yaml';

import { fromRoot } from './lib/root.ts';

interface Action {
  inputs: Record<string, { description: string; default: string }>;
  runs: { using: string; steps: { shell: string; run: string; env: Record<string, string> }[] };
}

const action: Action = parse(readFileSync(fromRoot('action.yml'), 'utf8'));
const [step] = action.runs.steps;

/**
 * Runs the step's script as it is written, in a stand-in for GitHub's runner: its shell with its options, its two
 * variables, and the inputs. GitHub itself runs nothing here.
 */
function runAction(inputs: Record<string, string>, files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'swatchwork-action-'));
  for (const folder of ['work', 'temp']) mkdirSync(join(root, folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'work', name), text);
  const given: Record<string, string> = {
    command: `${process.execPath} ${join(inject('packedCli'), 'bin/swatchwork.js')}`,
    ...inputs,
  };
  const script = join(root, 'step.sh');
  writeFileSync(script, step!.run);
  const summary = join(root, 'summary.md');
  const env = Object.entries(step!.env).map(([name, expression]) => {
    const input = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(expression)![1]!;
    return [name, given[input] ?? action.inputs[input]!.default];
  });
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', script],
    {
      cwd: join(root, 'work'),
      env: {
        PATH: process.env.PATH!,
        RUNNER_TEMP: join(root, 'temp'),
        GITHUB_STEP_SUMMARY: summary,
        ...Object.fromEntries(env),
      },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  expect(readdirSync(join(root, 'temp'))).toEqual([]);
  expect(readdirSync(join(root, 'work')).sort()).toEqual(Object.keys(files).sort());
  return {
    status,
    log: stdout + stderr,
    summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '',
  };
}

const GOOD = ':root { --card: #fff; --card-foreground: #333 }';
const BAD = ':root { --card: #fff; --card-foreground: #999 }';

test('the action is composite, and its script takes every input as a variable', () => {
  expect(action.runs.using).toBe('composite');
  expect(step!.shell).toBe('bash');
  expect(step!.run).not.toContain('${{');
  for (const { description, default: text } of Object.values(action.inputs)) {
    expect([typeof description, typeof text]).toEqual(['string', 'string']);
  }
  expect(action.inputs.command!.default).toBe('swatchwork');
});

test('every file has a table in the summary, and one that fails fails the build', () => {
  const files = 'good.css\r\n\n-bad one.css\nnowhere.css\n';
  const { status, summary, log } = runAction({ files }, { 'good.css': GOOD, '-bad one.css': BAD });
  expect(status).toBe(1);
  expect(summary).toContain('### Contrast check of good.css\n\n**0 of 1 pairs');
  expect(summary).toContain('| --card-foreground on --card | light | 2.84:1, #999999 on #FFFFFF |');
  expect(summary).toContain(
    '### Not checked\n\n    swatchwork check: "nowhere.css" cannot be read',
  );
  expect(log).toContain('FAIL  --card-foreground on --card');
  expect(runAction({ files: 'good.css' }, { 'good.css': GOOD }).status).toBe(0);
});

test('what was not read fails too, unless it is known', () => {
  const files = { 'a.css': `${GOOD}\n.card b { color: #ccc }` };
  expect(runAction({ files: 'a.css' }, files).status).toBe(1);
  expect(runAction({ files: 'a.css', partial: 'true' }, files).status).toBe(0);
});

test('files of a theme that are out of date fail, and are listed', () => {
  const config = {
    theme: 'https://swatchwork.example/theme?c=0A66C2',
    files: { 'theme.css': 'tailwind', 'DESIGN.md': 'design-md' },
  };
  const files = { 'swatchwork.json': JSON.stringify(config), 'theme.css': 'old', 'DESIGN.md': '' };
  const { status, summary } = runAction({ pull: 'true' }, files);
  expect(status).toBe(1);
  expect(summary).toContain('| File | State |\n| --- | --- |\n| theme.css | out of date |\n');
  expect(runAction({ pull: 'true' }, {}).summary).toContain('"swatchwork.json" cannot be read');
});

const accepted = (colors: Record<string, number>) =>
  JSON.stringify({ swatchwork: 'audit ratchet', version: 1, folders: { '.': colors } });

test('stray colors that are not accepted fail, and the summary names their tokens', () => {
  const files = {
    'theme.css': ':root { --brand: #0a66c2 }',
    'card.css': '.card { color: #0A66C2; fill: red }',
    'audit.json': accepted({ red: 1 }),
  };
  const { status, summary, log } = runAction({ audit: 'audit.json' }, files);
  expect(status).toBe(1);
  expect(summary).toContain('**2 stray colors.** 1 folder has more than is accepted.');
  expect(summary).toContain('| Folder | Accepted | Now |\n| --- | --- | --- |\n| . | 1 | 2 |');
  expect(summary).toMatch(/\| card\.css:1:16 \| \\?#0A66C2 is --brand\. \|/);
  expect(log).toContain('card.css:1:16 #0A66C2 is --brand.');
  const fine = { ...files, 'audit.json': accepted({ red: 1, '#0A66C2': 1 }) };
  const passed = runAction({ audit: 'audit.json' }, fine);
  expect(passed).toMatchObject({
    status: 0,
    summary: expect.stringContaining('No folder has more'),
  });
});

test('a file of accepted stray colors that is missing or broken fails, and is not written', () => {
  for (const audit of ['audit.json', '-x', '$(touch hacked)']) {
    const { status, summary } = runAction({ audit }, { 'card.css': '.card { color: red }' });
    expect(status).toBe(1);
    expect(summary).toContain(
      `### Stray colors not counted\n\n    The file of the input audit is not there: ${audit}`,
    );
  }
  const broken = runAction({ audit: 'audit.json' }, { 'audit.json': '{}' });
  expect(broken).toMatchObject({
    status: 1,
    summary: expect.stringContaining('"audit.json": it must'),
  });
});

test('a switch that is neither true nor false is refused, so that nothing is left out silently', () => {
  const run = (inputs: Record<string, string>) =>
    runAction({ files: 'a.css', ...inputs }, { 'a.css': GOOD });
  for (const inputs of [{ pull: 'yes' }, { partial: 'TRUE' }]) {
    const error = '::error::The inputs pull and partial must be true or false.';
    expect(run(inputs)).toMatchObject({ status: 2, log: expect.stringContaining(error) });
  }
  expect(run({ pull: '', partial: '' }).status).toBe(0);
});

test('inputs are no commands, and nothing to do is said', () => {
  const files = '$(touch hacked)\n`touch hacked`\n"; touch hacked; "';
  expect(runAction({ files }, {}).status).toBe(1);
  expect(runAction({}, {})).toMatchObject({ status: 2, log: expect.stringContaining('::error::') });
});
