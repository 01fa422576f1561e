import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { expect, onTestFinished, test } from 'vitest';

import { fromRoot } from './lib/root.ts';

test('npm run dev serves pages from their sources, and restarts when the API changes', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'swatchwork-dev-'));
  const dev = spawn(process.execPath, [fromRoot('scripts', 'dev.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  const lines = createInterface(dev.stdout)[Symbol.asyncIterator]();

  const first = await nextAddress(lines);
  const page = await fetch(`${first}/about`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('/app/root.tsx');

  const now = new Date();
  utimesSync(fromRoot('apps', 'api', 'src', 'log', 'log.ts'), now, now);
  const second = await nextAddress(lines);
  expect((await fetch(`${second}/readyz`)).status).toBe(200);
});

/** Reads on until a server prints its address. */
async function nextAddress(lines: AsyncIterator<string>): Promise<string> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error('The development server ended.');
    const [address] = /http:\/\/localhost:\d+/.exec(value) ?? [];
    if (address) return address;
  }
}
