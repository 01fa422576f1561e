import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { inject } from 'vitest';

import { fromRoot } from '../scripts/lib/root.ts';

const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund'];

/** Runs a program to its end, with the Node of this process. @throws {Error} With its output, if it fails. */
export async function runIn(cwd: string, program: string, ...args: string[]): Promise<string> {
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const options = { cwd, env: { ...process.env, PATH, NO_COLOR: '1' }, maxBuffer: 2 ** 26 };
  const ran = promisify(execFile)(program, args, options);
  const failed = (error: Error & { stdout: string }) =>
    Promise.reject(new Error(error.message + error.stdout));
  return (await ran.catch(failed)).stdout;
}

/** Every version of Node that this machine has, by its path. */
export function installedNodes(): string[] {
  const places = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)];
  const found = places.map((place) => join(place, 'node')).filter(existsSync);
  const versionOf = (path: string) => execFileSync(path, ['--version'], { encoding: 'utf8' });
  return [...new Map(found.map((path) => [versionOf(path), path])).values()];
}

/** Installs a folder of `testing/` with a lock file apart from the product. @returns Where it is. */
export async function installApart(toolbox: string): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'swatchwork-project-')), 'tools');
  cpSync(fromRoot('testing', toolbox), folder, { recursive: true });
  // An environment made for production would leave them out.
  await runIn(folder, 'npm', 'ci', '--include=dev', '--include=optional', ...QUIETLY);
  return folder;
}

/**
 * An empty project that installs what is published, from the packed files, and beside it
 * the bundlers, compilers and runtimes of `testing/consumers`.
 */
export async function createConsumerProject() {
  const tools = await installApart('consumers');
  const work = dirname(tools);
  const project = join(work, 'project');
  const folders = [...inject('packedLibraries'), inject('packedClient'), inject('packedCli')];
  for (const folder of folders) await runIn(work, 'npm', 'pack', folder);
  const tarballs = globSync('*.tgz', { cwd: work }).map((name) => join(work, name));
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  await runIn(project, 'npm', 'install', ...QUIETLY, ...tarballs);
  const remove = () => rmSync(work, { recursive: true, force: true });
  return { tools, project, remove };
}
