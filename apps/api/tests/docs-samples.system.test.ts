import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/app.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CONTENT = join(ROOT, 'apps/web/app/routes/docs/content');

/** The commands of a page as they are printed, each with its page. */
const SAMPLES = globSync('*.md', { cwd: CONTENT }).flatMap((file) => {
  const text = readFileSync(join(CONTENT, file), 'utf8');
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
    .flatMap(([, block = '']) =>
      block
        .replaceAll(/\\\n\s*/g, '')
        .trim()
        .split('\n'),
    )
    .map((line) => [basename(file, '.md'), line] as const);
});

const SHEET = ':root { --background: #fff; --foreground: #111; --muted-foreground: #999 }\n';

let app: TestApp;
let site: string;
let folder: string;

beforeAll(async () => {
  app = await createTestApp();
  site = await app.listen({ port: 0, host: '127.0.0.1' });
  folder = mkdtempSync(join(tmpdir(), 'swatchwork-docs-'));
  const program = join(ROOT, 'packages/cli/src/swatchwork.ts');
  mkdirSync(join(folder, 'bin'));
  writeFileSync(
    join(folder, 'bin/swatchwork'),
    `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`,
  );
  chmodSync(join(folder, 'bin/swatchwork'), 0o755);
  mkdirSync(join(folder, 'project/app'), { recursive: true });
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#1E50C8' } });
  writeFileSync(join(folder, 'project/logo.png'), await picture.png().toBuffer());
  writeFileSync(join(folder, 'project/photo.jpg'), await picture.jpeg().toBuffer());
  writeFileSync(join(folder, 'project/globals.css'), SHEET);
  writeFileSync(join(folder, 'project/paints.csv'), 'Name,L,a,b\nChalk,96,0,2\nCoal,9,1,-2\n');
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a line in the folder of its page, where the files of the lines before it are. */
async function run(page: string, line: string) {
  const cwd = join(folder, page);
  cpSync(join(folder, 'project'), cwd, { recursive: true, force: false });
  const env = { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, NO_COLOR: '1' };
  const script = line.replaceAll('https://HOST/api', `${site}/api`);
  const child = spawn('bash', ['-o', 'pipefail', '-c', script], { cwd, env });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (errors += data));
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

test.each(SAMPLES)('the page %s: %s', async (page, line) => {
  const { code, output, errors } = await run(page, line);
  // A check ends with 1 where it finds something, as the page says.
  const most = /^swatchwork (?:check|repair|mode)/.test(line) ? 1 : 0;
  expect(code, errors).toBeLessThanOrEqual(most);
  if (line.startsWith('curl')) expect(output).toMatch(/^[{[]|--/);
  else if (!/ > | --output /.test(line)) expect(output).not.toBe('');
});

test('each page about a job has samples of the command line', () => {
  const pages = new Set(SAMPLES.map(([page]) => page));
  expect(pages.size).toBe(7);
});
