import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { publint } from 'publint';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { packCli } from './lib/pack-cli.ts';
import { fromRoot } from './lib/root.ts';

let work: string;
let published: string;
let project: string; // an empty project that installed the tarball, without sharp

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'swatchwork-pack-'));
  published = await packCli(join(work, 'published'));
  npm(['pack', '--pack-destination', work, published], work);
  const [tarball = ''] = globSync('*.tgz', { cwd: work });

  project = join(work, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"private": true}');
  npm(['install', '--offline', '--omit=optional', join(work, tarball)], project);
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

function npm(args: string[], cwd: string): string {
  // a PATH without any program
  const env = { ...process.env, npm_config_cache: join(work, 'cache') };
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** The program that npm linked in the project. */
function installed(args: string[], input = '') {
  const program = join(project, 'node_modules', '.bin', 'swatchwork');
  const options = { cwd: project, input, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  return { status, stdout, stderr };
}

const FONTS = ['emoji', 'sans-hk', 'sans-jp', 'sans-kr', 'sans-sc'].map(
  (family) => `@fontsource-variable/noto-${family}`,
);

/** Puts packages of fonts where npm would put them. */
function installFonts(names: readonly string[]) {
  for (const name of names) {
    const place = join(project, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(fromRoot('node_modules', name), place);
  }
}

/** Writes a sheet of these names. @returns What the program says, and the text of the sheet. */
async function sheetOf(names: readonly string[]) {
  const lines = names.map((name) => `#3B82F6 ${JSON.stringify(name)}`).join('\n');
  const { status, stderr } = installed(['export', '-', '-o', 'sheet.pdf'], lines);
  const file = await getDocumentProxy(new Uint8Array(readFileSync(join(project, 'sheet.pdf'))));
  return { status, stderr, text: (await extractText(file, { mergePages: true })).text };
}

describe('the package swatchwork', () => {
  test('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: published, strict: true });
    expect(messages).toEqual([]);
  });

  test('brings all that it needs but sharp, and the licenses of what it brings', () => {
    const manifest = JSON.parse(readFileSync(join(published, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: 'swatchwork',
      optionalDependencies: { sharp: expect.any(String) },
    });
    expect(manifest).not.toHaveProperty('dependencies');
    expect(Object.keys(manifest.peerDependencies)).toEqual(FONTS);
    for (const name of FONTS) {
      expect(manifest.peerDependencies[name]).toMatch(/^\^5\./); // what notes say to install
      expect(manifest.peerDependenciesMeta[name]).toEqual({ optional: true });
    }
    expect(manifest).not.toHaveProperty('private');
    const licenses = readFileSync(join(published, 'LICENSES.txt'), 'utf8');
    for (const name of ['culori', 'fflate', 'jsonc-parser', '@cantoo/pdf-lib', 'color-name-list']) {
      expect(licenses).toContain(`${name} `);
    }
    expect(existsSync(join(project, 'node_modules', 'sharp'))).toBe(false);
  });

  test('runs where it was installed', () => {
    expect(
      npm(['exec', '--offline', '--', 'swatchwork', 'convert', 'red', '--to', 'hsl'], project),
    ).toBe('hsl(0, 100%, 50%)\n');
    expect(installed(['--version']).stdout).toBe('0.1.0\n');
    const css = installed(
      ['export', '-', '--to', 'css'],
      installed(['generate', '--seed', '1']).stdout,
    );
    expect(css.stdout).toContain('--color-5: #');
    expect(installed(['export', 'red', '-o', 'red.pdf']).status).toBe(0);
    expect(readFileSync(join(project, 'red.pdf'), 'latin1')).toMatch(/^%PDF/);
  });

  test('check finds its schema beside it', () => {
    const $schema = './node_modules/swatchwork/schema/check.schema.json';
    expect(existsSync(join(project, $schema))).toBe(true);
    const pairs = [{ text: 'gold', background: 'white' }];
    writeFileSync(join(project, 'contrast.json'), JSON.stringify({ $schema, pairs }));
    expect(installed(['check', 'contrast.json']).status).toBe(1);
  });

  test('extract says that sharp is missing, and works once it is there', async () => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#1E50C8' } });
    await picture.png().toFile(join(project, 'blue.png'));
    const without = installed(['extract', 'blue.png']);
    expect(without.status).toBe(2);
    expect(without.stderr).toContain(
      'sharp, which is not installed here.\nInstall it beside swatchwork',
    );

    symlinkSync(fromRoot('node_modules', 'sharp'), join(project, 'node_modules', 'sharp'));
    expect(installed(['extract', 'blue.png'])).toMatchObject({
      status: 0,
      stdout: '#1E50C8  100.0 %\n',
    });
  });

  test('a sheet says which fonts it lacks, and has their letters once they are installed', async () => {
    const names = ['春の海', '바다', '简体', '★ 𨋢', '🌊'];
    const hint = (fonts: readonly string[]) =>
      `Install them beside it: npm install ${fonts.map((name) => `${name}@5`).join(' ')}\n`;
    const [emoji, hongKong, japanese, korean, simplified] = FONTS as [string, ...string[]];

    const without = await sheetOf(['Plain', ...names]);
    expect(without).toMatchObject({ status: 0, text: expect.stringContaining('Plain') });
    expect(without.stderr).toContain('5 names were changed to what the format can hold.');
    expect(without.stderr).toContain(hint([japanese!, korean!, simplified!, hongKong!, emoji]));
    expect(without.text).toContain('? stands for letters that the fonts of this sheet lack.');
    expect((await sheetOf(['简体 ★'])).stderr).toContain(hint([simplified!]));

    installFonts([japanese!]);
    const some = await sheetOf(names);
    expect(some.text).toContain('春の海');
    expect(some.text).toContain('★');
    expect(some.stderr).toContain(hint([korean!, simplified!, hongKong!, emoji]));
    expect(await sheetOf(['春の海', '★'])).toMatchObject({ status: 0, stderr: '' });

    installFonts(FONTS.filter((name) => name !== japanese));
    const { status, stderr, text } = await sheetOf(names);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const name of names) expect(text).toContain(name);
  });
});
