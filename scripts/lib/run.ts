import { spawn } from 'node:child_process';
import { dirname } from 'node:path';

import { fromRoot, ROOT } from './root.ts';

interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Captures the output and shows it only when the command fails. */
  quiet?: boolean;
}

/** Runs a program to its end. @returns Its exit code; 127 when there is no such program. */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<number> {
  const { cwd = ROOT, env = {}, quiet = false } = options;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', ({ message }) => {
      console.error(`${program} cannot be run: ${message}`);
      resolve(127);
    });
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Runs a package's command line program, such as `biome`, with the Node of this process. */
export function runTool(name: string, args: string[], options: RunOptions = {}): Promise<number> {
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  return run(fromRoot('node_modules', '.bin', name), args, {
    ...options,
    env: { PATH, ...options.env },
  });
}
