import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { copyTemplate } from '../testing/db/template.ts';

vi.setConfig({ testTimeout: 120_000 }); // servers start slowly on a busy machine

const SERVER = new URL('./server.ts', import.meta.url).pathname;

let dataDir: string;
let child: ChildProcess;
beforeEach(async () => {
  dataDir = await copyTemplate(pino({ level: 'silent' }));
});
afterEach(async () => {
  child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the product as an operator does, and gathers what it prints. */
function start(env: Record<string, string>) {
  child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', SEED: 'none', ...env },
  });
  const printed = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    printed.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    printed.err += chunk;
  });
  return printed;
}

async function startAndWait(env: Record<string, string> = {}) {
  const printed = start(env);
  let address: string | undefined;
  while (!address) {
    address = /Swatchwork is running at (http:\S+)$/m.exec(printed.out)?.[1];
    if (child.exitCode !== null) throw new Error(printed.err);
    await setTimeout(20);
  }
  return { printed, address };
}

async function exitCode(): Promise<number> {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = await once(child, 'exit');
  return code;
}

describe('a start that cannot succeed', () => {
  test('nonsense in a variable is one sentence on stderr, and exit 1', async () => {
    const printed = start({ PORT: 'eighty' });
    expect(await exitCode()).toBe(1);
    expect(printed).toEqual({
      out: '',
      err: 'PORT must be a whole number from 0 to 65535; got "eighty".\n',
    });
  });

  test('a port in use is named, with what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const printed = start({ PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await exitCode()).toBe(1);
    expect(printed.err).toBe(
      `Port ${port} on 127.0.0.1 is already in use: stop the other program, or set PORT to a free port.\n`,
    );
    other.close();
  });

  test('a host of another machine is named', async () => {
    const printed = start({ HOST: '192.0.2.1' });
    expect(await exitCode()).toBe(1);
    expect(printed.err).toBe('HOST is 192.0.2.1, which is not an address of this machine.\n');
  });
});

test('D15: a stranger who registered the address of the admin gets nothing, and the start stops', async () => {
  const admin = { ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'the right secret' };
  const { address } = await startAndWait();
  const response = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'eve', email: 'Boss@example.org', password: 'of a stranger' }),
  });
  expect(response.status).toBe(201);
  child.kill('SIGTERM');
  await exitCode();

  const printed = start(admin);
  expect(await exitCode()).toBe(1);
  expect(printed.out).toBe('');
  expect(printed.err).toContain('ADMIN_EMAIL is Boss@example.org, which somebody has registered');
  expect(printed.err).not.toContain(admin.ADMIN_PASSWORD);

  await startAndWait({ ...admin, ADMIN_PASSWORD: 'of a stranger' });
});

describe('a running server', () => {
  test('says where it is in one plain line; the rest of its output is JSON', async () => {
    const { printed, address } = await startAndWait();
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    await exitCode();
    const lines = printed.out.trim().split('\n');
    const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    expect(logged).toContainEqual(expect.objectContaining({ route: '/readyz', status: 200 }));
    expect(printed.err).toBe('');
  });

  test('SIGTERM finishes an open request, refuses new connections, and exits 0', async () => {
    const { address } = await startAndWait();
    const port = Number(new URL(address).port);
    const body = JSON.stringify({ hex: '#3B82F6' });
    const socket = connect(port, 'localhost');
    socket.write(
      `POST /api/colors/convert HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await once(socket, 'connect');
    await setTimeout(100); // so that the server has seen the head of the request

    child.kill('SIGTERM');
    await setTimeout(100);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
    socket.write(body.slice(5));
    const answer = (await socket.toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    expect(answer).toContain('"hex":"#3B82F6"');
    expect(await exitCode()).toBe(0);
  });

  test('a signal that comes twice, as one to the group of processes does, still finishes an open request', async () => {
    const { address } = await startAndWait();
    const body = JSON.stringify({ hex: '#3B82F6' });
    const socket = connect(Number(new URL(address).port), 'localhost');
    socket.write(
      `POST /api/colors/convert HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    await once(socket, 'connect');
    await setTimeout(100);
    child.kill('SIGTERM');
    await setTimeout(200);
    child.kill('SIGTERM');
    await setTimeout(200);
    socket.write(body);
    expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1.1 200 OK/);
    expect(await exitCode()).toBe(0);
  });

  test('a second signal exits at once, although a request is open', async () => {
    const { address } = await startAndWait();
    const socket = connect(Number(new URL(address).port), 'localhost');
    socket.on('error', () => {});
    socket.write('POST /api/colors/convert HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n');
    await once(socket, 'connect');
    await setTimeout(100);
    child.kill('SIGINT');
    await setTimeout(1_100);
    expect(child.exitCode).toBeNull();
    child.kill('SIGINT');
    expect(await exitCode()).toBe(1);
  });
});
