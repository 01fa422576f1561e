import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type PackedPlugin, packFigma } from './lib/pack-plugins.ts';

let work: string;
let packed: PackedPlugin;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'swatchwork-plugins-'));
  packed = await packFigma(join(work, 'first'));
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

test('packed twice, the archive has the same bytes', async () => {
  const again = await packFigma(join(work, 'second'));
  expect(readFileSync(again.archive).equals(readFileSync(packed.archive))).toBe(true);
});

test('the folder holds what its manifest names, which asks for no network', () => {
  const manifest = JSON.parse(readFileSync(join(packed.folder, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({
    documentAccess: 'dynamic-page',
    networkAccess: { allowedDomains: ['none'] },
  });
  expect(readdirSync(packed.folder)).toEqual(expect.arrayContaining([manifest.main, manifest.ui]));
});

test('the interface is one file that loads nothing, of at most 120 kB gzipped', () => {
  const page = readFileSync(join(packed.folder, 'ui.html'), 'utf8');
  expect(packed.interfaceBytes).toBeLessThanOrEqual(120_000);
  expect(page).not.toMatch(/<link|\ssrc=|@import|\/\* (?:style|script) \*\//);
});
