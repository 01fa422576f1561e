import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { findOrInstall } from '../scripts/lib/programs.ts';
import { folderForDatabases } from './folder-for-databases.ts';

const NOBODY = 65534; // the unprivileged account that every Linux and macOS has a number for
const START_TIMEOUT_MS = 30_000;

/** A server started for one test run, in a folder and on a port of its own. */
interface TestServer {
  url: string;
  /** Stops it permanently and deletes its folder. */
  stop(): Promise<void>;
  /** Stops it; its data and its address stay. */
  halt(): Promise<void>;
  /** Kills it and its processes without a shutdown. */
  kill(): Promise<void>;
  /** Starts it again after `halt` or `kill`. */
  resume(): Promise<void>;
}

/**
 * A private PostgreSQL, or undefined if none is available. Its superuser needs no password.
 *
 * @param settings Of the server, such as `{ shared_buffers: '2GB' }`.
 * @param parent Where its folder is made.
 */
export async function startPostgres(
  settings: Record<string, string> = {},
  parent = folderForDatabases(),
): Promise<TestServer | undefined> {
  const initdb = await findOrInstall(['initdb'], 'postgresql');
  if (!initdb) return undefined;

  const folder = ownFolder('postgres', parent);
  runUnprivileged(folder, initdb, [
    '--pgdata',
    join(folder, 'data'),
    '--username',
    'postgres',
    '--auth',
    'trust',
    '--no-sync',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
  ]);
  return launchPostgres(dirname(initdb), folder, settings);
}

/**
 * A streaming replica of a server of {@link startPostgres}, or undefined if PostgreSQL's programs
 * are not available.
 */
export async function startStandby(primary: { url: string }): Promise<TestServer | undefined> {
  const initdb = await findOrInstall(['initdb'], 'postgresql');
  if (!initdb) return undefined;

  const folder = ownFolder('standby', folderForDatabases());
  const copy = ['--pgdata', join(folder, 'data'), '--write-recovery-conf', '--no-sync'];
  const options = ['--checkpoint', 'fast', '--dbname', primary.url];
  runUnprivileged(folder, join(dirname(realpathSync(initdb)), 'pg_basebackup'), [
    ...copy,
    ...options,
  ]);
  return launchPostgres(dirname(initdb), folder, {});
}

function runUnprivileged(folder: string, program: string, options: string[]): void {
  const ran = spawnSync(program, options, { ...asUnprivileged(), cwd: folder, encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`${program} failed: ${ran.error ?? ran.stderr}`);
}

async function launchPostgres(
  programs: string,
  folder: string,
  settings: Record<string, string>,
): Promise<TestServer> {
  const port = await freePort();
  const launch = () =>
    spawn(
      join(programs, 'postgres'),
      [
        '-D',
        join(folder, 'data'),
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        folder,
        '-c',
        'fsync=off',
        '-c',
        'max_connections=200',
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...asUnprivileged(), cwd: folder, stdio: 'ignore' },
    );
  return whenUp(launch, port, folder, 'SIGINT', `postgres://postgres@127.0.0.1:${port}/postgres`);
}

/** A private Valkey or Redis without persistence, or undefined if none is available. */
export async function startRedis(): Promise<TestServer | undefined> {
  const program = await findOrInstall(['valkey-server', 'redis-server'], 'redis-server');
  if (!program) return undefined;

  const folder = ownFolder('redis');
  const port = await freePort();
  const launch = () =>
    spawn(
      program,
      [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        folder,
      ],
      { ...asUnprivileged(), cwd: folder, stdio: 'ignore' },
    );
  return whenUp(launch, port, folder, 'SIGTERM', `redis://127.0.0.1:${port}`);
}

/** PostgreSQL refuses to run as root. */
const asUnprivileged = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

function ownFolder(name: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `swatchwork-${name}-`));
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

async function whenUp(
  launch: () => ChildProcess,
  port: number,
  folder: string,
  stopSignal: NodeJS.Signals,
  url: string,
): Promise<TestServer> {
  let server: ChildProcess;
  process.once('exit', () => server.kill('SIGKILL'));

  async function resume() {
    server = launch();
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await accepts(port))) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The test server for ${url} did not start.`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function end(signal: NodeJS.Signals) {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  const halt = () => end(stopSignal);

  async function kill() {
    const own = childrenOf(server.pid);
    await end('SIGKILL');
    for (const pid of own) process.kill(pid, 'SIGKILL');
  }

  await resume();
  return {
    url,
    halt,
    kill,
    resume,
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The child processes of a process, if Linux reports them. */
function childrenOf(pid = 0): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

/** A port that is free at this moment. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
