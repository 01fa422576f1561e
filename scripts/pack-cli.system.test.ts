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
import { join } from 'node:path';

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
    const peers = Object.keys(manifest.peerDependencies);
    for (const name of peers) {
      expect(manifest.peerDependenciesMeta[name], name).toEqual({ optional: true });
      expect(existsSync(join(project, 'node_modules', name)), name).toBe(false);
    }
    expect(peers).toContain('svelte');
    expect(manifest).not.toHaveProperty('private');
    const licenses = readFileSync(join(published, 'LICENSES.txt'), 'utf8');
    for (const name of [
      'culori',
      'fflate',
      'jsonc-parser',
      '@cantoo/pdf-lib',
      '@expo-google-fonts/inter',
    ]) {
      expect(licenses).toContain(`${name} `);
    }
    expect(licenses).toContain('SIL OPEN FONT LICENSE');
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
      'sharp, which is not installed here.\nInstall it too: npm install sharp',
    );

    symlinkSync(fromRoot('node_modules', 'sharp'), join(project, 'node_modules', 'sharp'));
    expect(installed(['extract', 'blue.png'])).toMatchObject({
      status: 0,
      stdout: '#1E50C8  100.0 %\n',
    });
  });

  test('a sheet has the names that its font writes, and notes the others', async () => {
    const lines = '#3B82F6 "Синее море"\n#F472B6 "海"';
    const { status, stderr } = installed(['export', '-', '-o', 'sheet.pdf'], lines);
    const file = await getDocumentProxy(new Uint8Array(readFileSync(join(project, 'sheet.pdf'))));
    const { text } = await extractText(file, { mergePages: true });
    expect(status).toBe(0);
    expect(stderr).toContain('PDF and PNG leave out 1 name');
    expect(stderr).toContain('"海"');
    expect(text).toContain('Синее море');
    expect(text).toContain('#F472B6');
  });
});
