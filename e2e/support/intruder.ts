import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isMainThread, Worker } from 'node:worker_threads';

// The actions of an attacker who can run code in the server or in one of its threads. It prints a
// line for each attempt: `done`, or the code of the refusal.
const ATTEMPTS = [
  () => readFileSync('/etc/hostname'),
  () => writeFileSync(join(dirname(tmpdir()), 'left-behind'), ''),
  () => writeFileSync(join(import.meta.dirname, 'left-behind'), ''),
  () => spawnSync(process.execPath, ['--version']),
];

for (const attempt of ATTEMPTS) {
  try {
    attempt();
    process.stdout.write('done\n');
  } catch (error) {
    process.stdout.write(`${Object(error).code}\n`);
  }
}
if (isMainThread) new Worker(import.meta.filename);
