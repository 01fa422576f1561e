import { spawnSync } from 'node:child_process';

import { BRAND_LIMIT, createTheme, THEME_MODES, type ThemeInput } from '@swatchwork/theme';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { downloadTheme } from './download-theme.ts';
import { pairsLine } from './summary.ts';
import { writeThemeSheet } from './theme-sheet.ts';

const HAS_POPPLER = spawnSync('pdftotext', ['-v']).status === 0;

const OCEAN = createTheme({ brands: [{ color: '#0A66C2', name: 'Ocean' }, '#F59E0B'] });
const pagesOf = async (file: Uint8Array) => (await extractText(await getDocumentProxy(file))).text;

test('another reader finds brands, modes, scales, every role of every mode, and the proof', async () => {
  const pages = await pagesOf(await writeThemeSheet(OCEAN, 'Синее море'));
  const [first = '', scales = '', ...roles] = pages;
  for (const text of ['Синее море', 'Ocean', '#0A66C2', 'Light', 'Dark', 'High contrast']) {
    expect(first).toContain(text);
  }
  const { length } = OCEAN.pairs;
  expect(first).toContain(`${length} of ${length} pairs pass · tightest 3.00 of 3`);
  for (const { tonal } of Object.values(OCEAN.scales)) {
    for (const { hex } of tonal) expect(scales).toContain(hex);
  }
  for (const mode of THEME_MODES) {
    for (const [role, { hex }] of Object.entries(OCEAN.modes[mode].roles)) {
      expect(
        roles.some((page) => page.includes(role) && page.includes(hex)),
        role,
      ).toBe(true);
    }
  }
});

test('a theme that fails says what fails', async () => {
  const theme = createTheme({
    brands: ['#0A66C2'],
    overrides: { light: { text: '#DDDDDD' } },
  });
  expect(theme.unmet.length).toBeGreaterThan(0);
  expect(pairsLine(theme)).toMatch(/^(\d+) of (?!\1)\d+ pairs pass · tightest 1\.\d\d of 4\.5$/);
  const [first] = await pagesOf(await writeThemeSheet(theme));
  expect(first).toContain(`${theme.unmet[0]!.pair} fails in light`);
});

test.runIf(HAS_POPPLER)(
  'poppler reads the sheet of the largest theme without a complaint',
  async () => {
    const input: ThemeInput = {
      brands: Array.from({ length: BRAND_LIMIT }, (_, i) => `hsl(${i * 45} 70% 50%)`),
      steps: 21,
      target: 'AAA',
    };
    const theme = createTheme(input);
    const file = await writeThemeSheet(theme, 'n'.repeat(200));
    expect(file.length).toBeLessThan(200_000);
    const { stdout, stderr } = spawnSync('pdftotext', ['-layout', '-', '-'], {
      input: file,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    for (const { hex } of theme.brands) expect(stdout).toContain(hex);
    expect(await writeThemeSheet(theme, 'n'.repeat(200))).toEqual(file);
  },
);

test('a name that the fonts cannot write is left out with a note', async () => {
  const { fileName, bytes, notes } = await downloadTheme('pdf', OCEAN, { name: '海' });
  expect(fileName).toBe('theme.pdf');
  expect(notes).toContain(
    'PDF and PNG leave out 1 name, because their fonts have only Latin, Greek and Cyrillic letters: "海".',
  );
  expect((await pagesOf(bytes))[0]).toContain('Theme');
});
