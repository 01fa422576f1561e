import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { fromRoot } from './lib/root.ts';
import { SERVER_ENV, SERVER_OPTIONS } from './lib/server-options.mjs';

test('a container starts the server as npm start does', () => {
  const dockerfile = readFileSync(fromRoot('Dockerfile'), 'utf8');
  const settings = Object.entries(SERVER_ENV).map(([name, value]) => `${name}=${value}`);
  for (const setting of [...settings, `NODE_OPTIONS="${SERVER_OPTIONS.join(' ')}"`]) {
    expect(dockerfile).toContain(setting);
  }
});
