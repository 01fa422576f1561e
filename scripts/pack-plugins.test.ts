import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { MANIFEST_SCHEMA } from '../plugins/figma/testing/manifest-schema.ts';
import { type PackedPlugins, packPlugins } from './lib/pack-plugins.ts';

let work: string;
let packed: PackedPlugins;
let figma: Record<string, string>;
const readOut = (path: string) => readFileSync(join(work, 'first', path));
const penpot = (name: string) => readOut(`penpot/${name}`).toString();

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'swatchwork-plugins-'));
  packed = await packPlugins(join(work, 'first'));
  const files = Object.entries(unzipSync(readOut('figma.zip')));
  figma = Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

test('packed twice, the plugins have the same bytes', async () => {
  await packPlugins(join(work, 'second'));
  for (const path of ['figma.zip', 'extension.zip', 'penpot/plugin.js', 'penpot/ui.html']) {
    expect(readFileSync(join(work, 'second', path)).equals(readOut(path)), path).toBe(true);
  }
});

test("Figma's archive holds what its manifest names, which asks for no network", () => {
  const manifest = JSON.parse(figma['manifest.json']!);
  expect(manifest).toMatchObject({
    documentAccess: 'dynamic-page',
    networkAccess: { allowedDomains: ['none'] },
  });
  expect(Object.keys(figma)).toEqual(
    expect.arrayContaining([manifest.main, manifest.ui, 'LICENSE.txt', 'README.md']),
  );
});

test.each([
  ['as it is', {}, true],
  ['with a right that Figma does not know', { permissions: ['everything'] }, false],
  ['with a field that Figma does not know', { documentAcces: 'dynamic-page' }, false],
  [
    'without the access to pages that Figma asks of new plugins',
    { documentAccess: undefined },
    false,
  ],
  ['with no network, and some', { networkAccess: { allowedDomains: ['none', '*'] } }, false],
])("Figma's manifest %s, by a schema of ours after Figma's documentation", (_, change, isValid) => {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(MANIFEST_SCHEMA);
  const changed = { ...JSON.parse(figma['manifest.json']!), ...change };
  expect(validate(JSON.parse(JSON.stringify(changed)))).toBe(isValid);
});

test("Penpot's manifest asks for libraries, content and downloads alone", () => {
  expect(JSON.parse(penpot('manifest.json'))).toMatchObject({
    code: '/plugins/penpot/plugin.js',
    icon: '/plugins/penpot/icon.png',
    permissions: [
      'library:read',
      'library:write',
      'content:read',
      'content:write',
      'allow:downloads',
    ],
  });
  expect(readOut('penpot/icon.png').subarray(1, 4).toString()).toBe('PNG');
  // What the sandbox of Penpot's plugins refuses to run
  expect(penpot('plugin.js')).not.toMatch(/\bimport\s*\(|<!--|-->/);
});

test('the extension of at most 100 kB asks for the page in front alone, and holds all that it loads', () => {
  expect(packed.extensionArchive).toBeLessThanOrEqual(100_000);
  const files = Object.fromEntries(
    Object.entries(unzipSync(readOut('extension.zip'))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  );
  const manifest = JSON.parse(files['manifest.json']!);
  expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage']);
  expect(manifest).not.toHaveProperty('host_permissions');
  expect(manifest).not.toHaveProperty('content_scripts');
  expect(manifest).not.toHaveProperty('background');
  expect(manifest.content_security_policy.extension_pages).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'/,
  );
  const named = [
    manifest.action.default_popup,
    ...Object.values<string>(manifest.icons),
    'page.js',
  ];
  const loaded = Object.values(files).flatMap((text) =>
    [...text.matchAll(/(?:from|import\(?)\s*"(?:\.\/)?([^"]+)"/g)].map(([, name]) => name!),
  );
  expect(loaded.length).toBeGreaterThan(5);
  const missing = [...named, ...loaded].filter((name) => !(name in files));
  // Formats are offered without PDF, whose writer is left out.
  expect(missing.toSorted()).toEqual(['sheet/pdf.ts', 'sheet/picture.ts']);
});

describe.each([
  ['Figma', () => [figma['ui.html']!, packed.figmaInterface] as const],
  ['Penpot', () => [penpot('ui.html'), packed.penpotInterface] as const],
])('the window for %s', (_name, read) => {
  test('is one file that loads nothing, of at most 120 kB gzipped', () => {
    const [page, bytes] = read();
    expect(bytes).toBeLessThanOrEqual(120_000);
    expect(page).not.toMatch(/<link|\ssrc=|@import|\/\* (?:style|script) \*\/|<!-- makes -->/);
  });
});

test("Penpot's window, which stands on the site, may reach nothing", () => {
  expect(penpot('ui.html')).toContain(`content="default-src 'none'; script-src 'sha256-`);
  expect(figma['ui.html']).not.toContain('Content-Security-Policy');
});
