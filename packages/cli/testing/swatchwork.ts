import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inject } from 'vitest';

import { main } from '../src/main.ts';

const PROGRAM = join(inject('packedCli'), 'bin', 'swatchwork.js');

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Surroundings {
  /** The content of standard input. */
  input?: string | Uint8Array;
  /** The whole environment except PATH. */
  env?: Record<string, string>;
  /** The working folder. */
  cwd?: string;
  /** Whether standard output is a terminal. */
  isTTY?: boolean;
}

/**
 * Runs a command line in this process, a hundred times quicker than a new one. The working folder
 * belongs to the process, so one runs at a time.
 */
export async function swatchwork(
  args: readonly string[],
  { input = '', env = {}, cwd = process.cwd(), isTTY = false }: Surroundings = {},
) {
  const written: Uint8Array[] = [];
  const notes: string[] = [];
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const code = await main(args, {
      stdout: { isTTY },
      env,
      write: (content) => written.push(Buffer.from(content)),
      note: (text) => notes.push(text),
      readInput: async () => Buffer.from(input),
    });
    const bytes = Buffer.concat(written);
    return { code, stdout: bytes.toString(), stderr: notes.join(''), bytes };
  } finally {
    process.chdir(before);
  }
}

/** Runs the packed program as a shell would. */
export function packedSwatchwork(
  args: readonly string[],
  { input = '', env, cwd }: Surroundings = {},
) {
  const result = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env },
  });
  return {
    code: result.status,
    stdout: result.stdout.toString(),
    stderr: result.stderr.toString(),
    bytes: result.stdout,
  };
}

/** The packed program while this process goes on, to answer requests of the program. */
export function swatchworkBeside(args: readonly string[], { env, cwd }: Surroundings = {}) {
  const options = { cwd, env: { PATH: process.env.PATH ?? '', ...env } };
  return new Promise<{ code: number; stdout: string; stderr: string }>((done) => {
    const child = execFile(process.execPath, [PROGRAM, ...args], options, (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

/** The packed program on a pseudo-terminal, which `script` of util-linux makes. */
export function swatchworkOnTerminal(args: readonly string[], env: Record<string, string>) {
  const command = [process.execPath, PROGRAM, ...args].map(quoteForShell).join(' ');
  const result = spawnSync('script', ['-qec', command, '/dev/null'], {
    input: '',
    env: { PATH: process.env.PATH ?? '', ...env },
  });
  return { code: result.status, screen: result.stdout.toString().replaceAll('\r\n', '\n') };
}

/** The packed program, piped into another program; the exit code is that of swatchwork. */
export function swatchworkInPipe(args: string, next: string, input: string) {
  const command = `${quoteForShell(process.execPath)} ${quoteForShell(PROGRAM)} ${args} | ${next}`;
  const shell = ['-c', `${command}; exit "\${PIPESTATUS[0]}"`];
  const { status, stdout, stderr } = spawnSync('bash', shell, { input, encoding: 'utf8' });
  return { code: status, stdout, stderr };
}

const quoteForShell = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/** An answer in JSON: one object, and nothing on standard error. */
export async function json(args: readonly string[], surroundings?: Surroundings) {
  const { stdout, stderr, code } = await swatchwork([...args, '--json'], surroundings);
  if (stderr) throw new Error(stderr);
  return { code, answer: JSON.parse(stdout) };
}

/** A new folder with files, deleted after the tests. */
export function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), 'swatchwork-cli-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}
