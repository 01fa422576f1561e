import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';

import { fromRoot, ROOT } from './lib/root.ts';

// Node restarts the server when a file of the API or of a package changes; Vite, inside the
// server, swaps pages without a restart. The paths are named, because Vite writes and imports
// files of its own, which an unlimited watch would take for changes.
const WATCHED = ['apps/api/src', ...globSync('packages/*/src', { cwd: ROOT })];

const server = spawn(
  process.execPath,
  [
    ...WATCHED.map((path) => `--watch-path=${path}`),
    '--watch-preserve-output',
    fromRoot('apps/api/src/server.ts'),
  ],
  { cwd: ROOT, env: { ...process.env, NODE_ENV: 'development' }, stdio: 'inherit' },
);
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
