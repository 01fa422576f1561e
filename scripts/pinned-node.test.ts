import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { hasHash, lockPackage, NODE_PACKAGES } from './lib/pinned-node.mjs';

const name = 'node-of-a-test';
const version = '1.2.3';
const hash = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/** A registry with one package, on loopback. */
async function startRegistry(folder: string) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version }));
  execFileSync('npm', ['pack', '--silent'], { cwd: folder });
  const packed = readFileSync(join(folder, `${name}-${version}.tgz`));
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) return void response.end(packed);
    const tarball = `http://${request.headers.host}/${name}.tgz`;
    const dist = { tarball, integrity: hash(packed) };
    const versions = { [version]: { name, version, dist } };
    response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { integrity: hash(packed), url: `http://127.0.0.1:${port}` };
}

test('a Node that is fetched is the one whose hash stands in the source, or none', async () => {
  const tmp = mkdtempSync(join(tmpdir(), 'swatchwork-node-'));
  onTestFinished(() => rmSync(tmp, { recursive: true }));
  const registry = await startRegistry(tmp);
  const install = (folder: string, integrity: string) => {
    lockPackage(folder, { name, version, integrity });
    const options = ['--registry', registry.url, '--cache', join(tmp, 'cache'), '--no-audit'];
    return promisify(execFile)('npm', ['ci', '--prefix', folder, ...options]);
  };
  const right = join(tmp, 'right');
  await install(right, registry.integrity);
  expect(existsSync(join(right, 'node_modules', name, 'package.json'))).toBe(true);

  const wrong = join(tmp, 'wrong');
  await expect(install(wrong, hash(Buffer.from('another')))).rejects.toThrow('EINTEGRITY');
  expect(existsSync(join(wrong, 'node_modules', name))).toBe(false);
});

test('each platform has a hash of its own', () => {
  const hashes = Object.values(NODE_PACKAGES).map(({ integrity }) => integrity);
  for (const integrity of hashes) expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('a program in .tools that is not the pinned one is not run, whatever version it states', () => {
  const folder = mkdtempSync(join(tmpdir(), 'swatchwork-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'node');
  const { binary } = NODE_PACKAGES['linux-x64']!;
  expect(hasHash(program, binary)).toBe(false);
  writeFileSync(program, 'another');
  expect(hasHash(program, binary)).toBe(false);
  expect(hasHash(program, createHash('sha256').update('another').digest('hex'))).toBe(true);
  for (const one of Object.values(NODE_PACKAGES)) expect(one.binary).toMatch(/^[0-9a-f]{64}$/);
});
