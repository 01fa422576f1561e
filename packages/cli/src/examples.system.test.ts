import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';

import { folderWith } from '../testing/swatchwork.ts';
import { COMMANDS } from './commands.ts';

const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

/** The contents of code blocks in the document, by the language that follows the fence. */
const blocksOf = (language: string) =>
  [...README.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , text = '']) => text);
const jsonWith = (member: string) => blocksOf('json').find((text) => text.includes(member)) ?? '';

/** A project lies on a site: `cli-pull.system.test.ts` pulls one from a server. */
const needsSite = (line: string) => line.includes('/projects/ID');

const IN_README = [...blocksOf(''), ...blocksOf('sh')]
  .flatMap((block) => block.split('\n'))
  .filter((line) => line.startsWith('swatchwork ') && !needsSite(line));
const SKILL = readFileSync(join(import.meta.dirname, '../SKILL.md'), 'utf8');
const IN_SKILL = [...SKILL.matchAll(/\| `(swatchwork [^`]+)` \|/g)].map(([, line]) => line!);
const IN_HELP = COMMANDS.flatMap(({ examples }) => examples.map(([line]) => `swatchwork ${line}`));

const LINK = 'https://HOST/theme?c=0A66C2';
const SHEET = `:root { --background: #fff; --foreground: #111; --card: #fff; --muted-foreground: #888; --brand: #0A66C2; --on-brand: #fff }
.dark { --background: #111; --foreground: #eee; --card: #222; --muted-foreground: #aaa }`;
const RESOLVER = JSON.stringify({
  version: '2025.10',
  sets: {
    base: {
      sources: [
        {
          color: {
            $type: 'color',
            surface: { $value: '#EEEEEE' },
            brand: { $value: '#0A66C2' },
            'on-brand': { $value: '#FFFFFF' },
          },
        },
      ],
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }],
});

let project: string;
let path: string;

beforeAll(async () => {
  const program = join(inject('packedCli'), 'bin', 'swatchwork.js');
  const bin = folderWith({
    swatchwork: `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`,
  });
  chmodSync(join(bin, 'swatchwork'), 0o755);
  path = `${bin}:${process.env.PATH}`;

  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#1E50C8' } });
  const pairs = [{ text: '--foreground', background: '--background' }];
  project = folderWith({
    'photo.jpg': await picture.jpeg().toBuffer(),
    'logo.png': await picture.png().toBuffer(),
    'colors.txt': '#3B82F6\nteal\n',
    'palette.css': ':root { --sky: #3B82F6 }',
    'brand.json': JSON.stringify({ name: 'Brand', colors: [{ name: 'Sky', hex: '#3B82F6' }] }),
    'threads.csv': 'name,hex\nCornflower,#4184DF\n',
    'tokens.json': JSON.stringify({ sea: { $type: 'color', $value: '#3B82F6' } }),
    'globals.css': SHEET,
    'theme.css': SHEET,
    'theme.resolver.json': RESOLVER,
    'theme.json': jsonWith('"brands"'),
    'contrast.json': jsonWith('"$schema"'),
    'swatchwork.json': jsonWith('"theme"').replace('https://HOST/theme?saved=ID', LINK),
    'pairs.json': JSON.stringify({ pairs }),
    'known.json': JSON.stringify({ failures: [] }),
  });
  mkdirSync(join(project, 'app'));
  mkdirSync(join(project, 'src'));
  for (const copy of ['app/globals.css', 'src/plain.css']) {
    cpSync(join(project, 'globals.css'), join(project, copy));
  }
  runIn(project, 'swatchwork export 3B82F6 -o brand.ase');
  for (const book of ['my.ase', 'paints.soc']) {
    runIn(project, `swatchwork export --from threads.csv -o ${book}`);
  }
  runIn(
    project,
    'git init -q && git add . && git -c user.name=a -c user.email=a@b.example commit -qm x',
  );
});

function runIn(cwd: string, line: string) {
  const env = { PATH: path, NO_COLOR: '1' };
  const shell = ['-o', 'pipefail', '-c', line];
  return spawnSync('bash', shell, { cwd, env, encoding: 'utf8' });
}

/** A project of its own for each line. */
function run(line: string) {
  const cwd = folderWith({});
  cpSync(project, cwd, { recursive: true });
  return runIn(cwd, line);
}

describe('examples work in a shell as they are printed', () => {
  test.each([...new Set([...IN_README, ...IN_SKILL, ...IN_HELP])])('%s', (line) => {
    const { status, stdout, stderr } = run(line);
    expect(status, stderr).toBeLessThan(2);
    const isSilent = / > |(?:-o|--output) |mcp$|lsp$/.test(line); // these are asked nothing here
    if (!isSilent) expect(stdout).not.toBe('');
  });

  test('and there are some of every command', () => {
    expect(IN_README.length).toBeGreaterThan(15);
    expect(IN_SKILL.length).toBeGreaterThan(7);
    for (const { name } of COMMANDS) expect(IN_HELP.join('\n')).toContain(`swatchwork ${name}`);
  });

  test.each(['pull', 'check', 'repair'])(
    '%s does what swatchwork.json of the README says',
    (name) => {
      const { status, stderr } = run(`swatchwork ${name}`);
      expect(status, stderr).toBeLessThan(2);
    },
  );
});

test('the README lists every command', () => {
  for (const { name } of COMMANDS) {
    const row = new RegExp(`^\\| \`${name}[ \`]`, 'm');
    expect(row.test(README), name).toBe(true);
  }
});
