import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fromRoot } from '../root.ts';

const NAME = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const AS_OF = '2026-11-20'; // versions of its own dependencies, fixed on this day

const FOLDER = fromRoot(`.tools/observatory-${VERSION}`);
const PACKAGE = join(FOLDER, 'node_modules', NAME);

/**
 * Mozilla's HTTP Observatory, in a folder of its own: docs/decisions/0002 says why it is not a
 * package of this repository. No code runs during installation; the list of preloaded hosts, which
 * its install script would download, is empty here, because loopback is in no such list.
 *
 * @returns The folder of the package.
 * @throws If the registry does not have it, or cannot be reached.
 */
export function installObservatory(): string {
  const list = join(PACKAGE, 'conf', 'hsts-preload.json');
  if (existsSync(list)) return PACKAGE;

  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
  const { status, stderr } = spawnSync(
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `--before=${AS_OF}`,
      '--no-package-lock',
      `${NAME}@${VERSION}`,
    ],
    { cwd: FOLDER, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`${NAME} cannot be had:\n${stderr}`);
  writeFileSync(list, '{}');
  return PACKAGE;
}
