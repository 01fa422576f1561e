#!/usr/bin/env node
import module from 'node:module';
import { buffer } from 'node:stream/consumers';

import { EXIT } from './command.ts';
import { UsageError } from './usage-error.ts';

// Stored compiled code makes the next start twice as fast. Node has this since 22.8.
module.enableCompileCache?.();
const { main } = await import('./main.ts');

// `swatchwork … | head` closes the pipe before all is written: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.usage);
});

let isInputRead = false;

async function readInput(): Promise<Uint8Array> {
  if (isInputRead)
    throw new UsageError('Standard input can only be read once; got - more than once.');
  isInputRead = true;
  return buffer(process.stdin);
}

process.exitCode = await main(process.argv.slice(2), {
  stdout: process.stdout,
  env: process.env,
  write: (content) => process.stdout.write(content),
  note: (text) => process.stderr.write(text),
  readInput,
});
