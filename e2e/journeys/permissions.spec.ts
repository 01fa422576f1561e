import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { encode } from 'fast-png';

import { startServer } from '../../apps/api/testing/server.ts';
import { fromRoot, ROOT } from '../../scripts/lib/root.ts';
import { startPostgres } from '../../testing/servers.ts';
import { expect, test } from '../support/test.ts';

const BLUE = [59, 130, 246];
const PICTURE = Buffer.from(
  encode({ width: 8, height: 8, channels: 3, data: Uint8Array.from(Array(64).fill(BLUE).flat()) }),
);

test.slow(); // each start creates a database

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swatchwork-permissions-'));
  mkdirSync(join(folder, 'data'));
  mkdirSync(join(folder, 'tmp'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The options that the container gives to Node, with the folders of this test. */
function optionsOf(file: 'Dockerfile' | 'compose.yaml'): string[] {
  const found = readFileSync(fromRoot(file), 'utf8').match(
    /--(permission|allow-|disable-)[\w=/-]*/g,
  );
  const places: Record<string, string> = {
    app: ROOT,
    data: join(folder, 'data'),
    tmp: join(folder, 'tmp'),
  };
  return (found ?? []).map((option) =>
    option.replace(/=\/(\w+)$/, (_, name) => `=${places[name]}`),
  );
}

/** Starts the built site with these options, sends one request of each kind, and stops it. */
async function useSite(env: Record<string, string>, options: string[]): Promise<unknown[]> {
  const server = await startServer(
    { NODE_ENV: 'production', TMPDIR: join(folder, 'tmp'), METRICS_PORT: '0', ...env },
    options,
  );
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(server.address + path, { method: 'POST', body, headers });
  const account = { username: 'ada', email: 'ada@example.org', password: 'correct horse' };
  const form = new FormData();
  form.set('image', new Blob([PICTURE], { type: 'image/png' }), 'blue.png');
  try {
    const answers = [
      await fetch(server.address),
      await fetch(`${server.address}/favicon.svg`),
      await fetch(`${server.address}/pictures/color/3b82f6.png`),
      await fetch(`${server.address}/api/palettes?limit=1`),
      await post('/api/auth/register', JSON.stringify(account), {
        'content-type': 'application/json',
      }),
      await post('/api/colors/extract', form),
    ];
    const extracted = answers.at(-1) ?? Response.error();
    const { colors } = await extracted.json();
    const metrics = await (await fetch(server.metrics)).text();
    const known = metrics.match(/^process_(resident_memory_bytes|open_fds|max_fds) [1-9]/gm);
    return [...answers.map(({ status }) => status), ...colors, known?.length];
  } finally {
    await server.stop();
  }
}

const ALL_WELL = [200, 200, 200, 200, 201, 200, '#3B82F6', 3];

test('the site works on the embedded database with no more than the container lets it do', {
  tag: '@system',
}, async () => {
  const DATA_DIR = join(folder, 'data');
  expect(await useSite({ DATA_DIR }, optionsOf('Dockerfile'))).toEqual(ALL_WELL);
});

test('the site works on PostgreSQL without a folder to write to', { tag: '@system' }, async () => {
  const options = optionsOf('compose.yaml');
  expect(options.join()).not.toContain('write');
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed');
  try {
    expect(await useSite({ DATABASE_URL: postgres.url }, options)).toEqual(ALL_WELL);
  } finally {
    await postgres.stop();
  }
});

for (const file of ['Dockerfile', 'compose.yaml'] as const) {
  test(`neither the process nor its threads leave what ${file} lets them do`, () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...optionsOf(file), fromRoot('e2e/support/intruder.ts')],
      { encoding: 'utf8', env: { TMPDIR: join(folder, 'tmp') } },
    );
    expect({ stdout, stderr }).toEqual({ stdout: 'ERR_ACCESS_DENIED\n'.repeat(8), stderr: '' });
  });
}
