import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../testing/servers.ts';
import { findOrInstall } from '../programs.ts';
import { fromRoot } from '../root.ts';

const START_TIMEOUT_MS = 60_000;

/** A folder of the test, deleted when the process ends in any way. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'swatchwork-cluster-'));
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** One instance of the product with a port that stays the same over restarts. */
export async function startInstance(log: string, env: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;

  async function start() {
    const output = openSync(log, 'a');
    child = spawn(process.execPath, [fromRoot('apps/api/src/server.ts')], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
      stdio: ['ignore', output, output],
    });
    await untilReady(url, child);
  }
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  process.once('exit', () => child.kill('SIGKILL'));
  await start();
  return {
    url,
    address: `127.0.0.1:${port}`,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** nginx with the file of compose.yaml, in which only addresses and folders are replaced. */
export async function startBalancer(
  folder: string,
  [first, second]: [Pick<Instance, 'address'>, Pick<Instance, 'address'>],
) {
  const port = await freePort();
  const places: Places = [
    ['app1:3000', first.address],
    ['app2:3000', second.address],
    ['listen 8080', `listen 127.0.0.1:${port}`],
  ];
  return startNginx(folder, { places }, `http://127.0.0.1:${port}`);
}

/** Texts of a file and their replacements. */
type Places = [place: string, own: string][];

/**
 * nginx with deploy/nginx.conf, and with deploy/tls.conf if `tls` is given.
 *
 * @param url Where it answers without TLS, by the app or with a redirect.
 * @throws If a file lacks a text that has to be replaced, or nginx refuses it.
 */
export async function startNginx(
  folder: string,
  { places, tls }: { places: Places; tls?: Places },
  url: string,
) {
  const nginx = await findOrInstall(['nginx'], 'nginx');
  if (!nginx) throw new Error('nginx is not installed, and cannot be by this user.');
  const include: Places = [['  server {', '  include tls.conf;\n\n  server {']];
  const own: Places = [['/tmp/', `${folder}/nginx/`], ...places, ...(tls ? include : [])];
  writeFileSync(join(folder, 'nginx.conf'), withPlaces('deploy/nginx.conf', own));
  if (tls) writeFileSync(join(folder, 'tls.conf'), withPlaces('deploy/tls.conf', tls));
  mkdirSync(join(folder, 'nginx'), { mode: 0o777 });
  chmodSync(join(folder, 'nginx'), 0o777); // its workers have another user

  const log = openSync(join(folder, 'nginx.log'), 'a');
  const child = spawn(
    nginx,
    ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'],
    {
      stdio: ['ignore', log, log],
    },
  );
  process.once('exit', () => child.kill('SIGTERM'));
  await untilReady(url, child);
  return {
    url,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

function withPlaces(path: string, places: Places): string {
  let text = readFileSync(fromRoot(path), 'utf8').replace(/^ *#.*\n/gm, '');
  for (const [place, own] of places) {
    if (!text.includes(place)) throw new Error(`${path} does not say ${place}.`);
    text = text.replaceAll(place, own);
  }
  return text;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const ask = () => fetch(`${url}/readyz`, { redirect: 'manual' });
  while (((await ask().catch(() => undefined))?.status ?? 500) >= 400) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`${child.spawnargs.slice(0, 3).join(' ')} did not start.`);
    }
    await setTimeout(50);
  }
}
