import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { startServer } from '../apps/api/testing/server.ts';
import { findOrInstall } from '../scripts/lib/programs.ts';
import { fromRoot } from '../scripts/lib/root.ts';
import { freePort, startPostgres, startRedis } from './servers.ts';
import { createStarted } from './started.ts';

const START_TIMEOUT_MS = 30_000;

export const PURGE_TOKEN = 'the-token-of-the-tests';

/** What Varnish has counted since it started. */
export type CacheCounts = { hits: number; misses: number };

/**
 * Varnish, as `deploy/varnish.vcl` sets it up, in front of two instances on one PostgreSQL and one
 * Valkey or Redis.
 *
 * @throws If a part is missing or does not start; the parts that had started are stopped then.
 */
export async function startCdn() {
  const { started, stopAll } = createStarted();
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      DATABASE_URL: started(await startPostgres()).url,
      REDIS_URL: started(await startRedis()).url,
      SEED: 'sample',
      TRUST_PROXY: 'loopback',
      CDN_PURGE_URL: `${url}/purge`,
      CDN_PURGE_TOKEN: PURGE_TOKEN,
    };
    const instances = [started(await startServer(env)), started(await startServer(env))];
    const varnish = started(
      await startVarnish(
        port,
        instances.map(({ address }) => new URL(address).port),
        env.CDN_PURGE_TOKEN,
      ),
    );
    return { url, instances, count: varnish.count, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function startVarnish(port: number, backends: string[], token: string) {
  // The modules come with Varnish itself.
  const varnishd = await findOrInstall(['varnishd'], 'varnish-modules');
  if (!varnishd) return undefined;

  const folder = mkdtempSync(join(tmpdir(), 'swatchwork-varnish-'));
  chmodSync(folder, 0o755); // it runs as another user
  const file = join(folder, 'site.vcl');
  writeFileSync(file, setUp(backends));
  const server = spawn(
    varnishd,
    [
      '-F',
      ...['-n', join(folder, 'state')],
      ...['-a', `127.0.0.1:${port}`],
      ...['-f', file],
      ...['-s', 'malloc,128m'],
      ...['-p', 'http_gzip_support=off'],
    ],
    { env: { ...process.env, CDN_PURGE_TOKEN: token }, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await untilOpen(port, () => server.exitCode !== null);
  return {
    count: () => readCounts(join(folder, 'state')),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The committed file, with the instances of this machine. */
function setUp(backends: string[]): string {
  const [first, second] = backends;
  return readFileSync(fromRoot('deploy/varnish.vcl'), 'utf8')
    .replace(/"app1";\s*\.port = "3000"/, `"127.0.0.1";\n  .port = "${first}"`)
    .replace(/"app2";\s*\.port = "3000"/, `"127.0.0.1";\n  .port = "${second}"`)
    .replaceAll(/"app[12]"/g, '"127.0.0.1"');
}

function readCounts(folder: string): CacheCounts {
  const { stdout } = spawnSync('varnishstat', ['-j', '-n', folder], { encoding: 'utf8' });
  const { counters } = JSON.parse(stdout);
  return {
    hits: counters['MAIN.cache_hit'].value,
    misses: counters['MAIN.cache_miss'].value,
  };
}

async function untilOpen(port: number, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
  while (!(await isOpen())) {
    if (hasEnded() || Date.now() > deadline) throw new Error('Varnish did not start.');
    await setTimeout(100);
  }
}

/**
 * Visitors who open pages in Zipf's order while palettes of the site change.
 *
 * @param options.requests Of all visitors together, eight at once.
 * @param options.requestsPerWrite After each of them somebody renames a palette.
 * @param options.write Renames one.
 * @param options.random From 0 to 1; seeded.
 * @returns Answers that were not 200, as sentences.
 */
export async function replayVisits(
  url: string,
  paths: readonly string[],
  options: {
    requests: number;
    requestsPerWrite: number;
    write: () => Promise<unknown>;
    random: () => number;
  },
): Promise<string[]> {
  const { requests, requestsPerWrite, write, random } = options;
  const failures: string[] = [];
  let sent = 0;
  const visit = async () => {
    while (sent < requests) {
      sent++;
      if (sent % requestsPerWrite === 0) await write();
      const path = paths[zipf(paths.length, random())]!;
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visit));
  return failures;
}

/** A place between 0 and `count`: the first is the most likely, the tenth a tenth as likely. */
const zipf = (count: number, random: number): number =>
  Math.min(Math.floor((count + 1) ** random) - 1, count - 1);
