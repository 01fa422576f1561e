import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { inject } from 'vitest';

import { fromRoot } from '../scripts/lib/root.ts';

const QUIETLY = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];

/** Runs a program to its end, with the Node of this process. @throws {Error} With its output, if it fails. */
export async function runIn(cwd: string, program: string, ...args: string[]): Promise<string> {
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const options = { cwd, env: { ...process.env, PATH, NO_COLOR: '1' }, maxBuffer: 2 ** 26 };
  const ran = promisify(execFile)(program, args, options);
  const failed = (error: Error & { stdout: string }) =>
    Promise.reject(new Error(error.message + error.stdout));
  return (await ran.catch(failed)).stdout;
}

/**
 * An empty project that installs what is published, from the packed files.
 *
 * @param toolbox A folder of `testing/` with a lock file, installed beside it.
 */
export async function createConsumerProject(toolbox: string) {
  const work = mkdtempSync(join(tmpdir(), 'swatchwork-project-'));
  const tools = join(work, 'tools');
  const project = join(work, 'project');
  cpSync(fromRoot('testing', toolbox), tools, { recursive: true });
  // An environment made for production would leave them out.
  await runIn(tools, 'npm', 'ci', '--include=dev', '--include=optional', ...QUIETLY);

  const folders = [...inject('packedLibraries'), inject('packedClient'), inject('packedCli')];
  for (const folder of folders) await runIn(work, 'npm', 'pack', folder);
  const tarballs = globSync('*.tgz', { cwd: work }).map((name) => join(work, name));
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  await runIn(project, 'npm', 'install', ...QUIETLY, ...tarballs);
  const remove = () => rmSync(work, { recursive: true, force: true });
  return { tools, project, remove };
}
