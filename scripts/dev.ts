import { spawn } from 'node:child_process';

import { fromRoot, ROOT } from './lib/root.ts';

// Node restarts the server when a file of the API or of a package changes; Vite, inside the
// server, swaps pages without a restart.
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', fromRoot('apps/api/src/server.ts')],
  { cwd: ROOT, env: { ...process.env, NODE_ENV: 'development' }, stdio: 'inherit' },
);
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
