import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadSystems, type System } from '../bench/lib/mode/systems.ts';
import { readCssColor } from '../packages/color/src/css/index.ts';
import { type Hex, mapToGamut, type Srgb } from '../packages/color/src/index.ts';
import type { Environment } from '../packages/formats/src/contexts/css/environment.ts';
import { readEnvironments } from '../packages/formats/src/contexts/css/read-css.ts';
import { type ModeReading, writeMode } from '../packages/formats/src/mode/index.ts';
import { ensureHeadlessShell } from './lib/chromium.ts';

// Public systems whose dark mode was taken away: what was printed of the one that was written is what Chromium shows.

/** Its light mode names grays and accents alone: the rest stands in its dark mode, which is the usual one. */
const REFUSED = new Map([['Starlight', 'files must be of a theme whose names say']]);

let browser: Browser;
let systems: readonly System[];
beforeAll(async () => {
  const { learn, judge } = await loadSystems();
  systems = [...learn, ...judge];
  const executablePath = await ensureHeadlessShell();
  if (!executablePath) throw new Error('There is no Chromium to open pages in');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
}, 600_000);
afterAll(() => browser?.close());

test('the modes of public systems are what Chromium shows, within one step of 255', async () => {
  expect(systems).toHaveLength(20);
  const page = await browser.newPage();
  for (const { name, sheet } of systems) {
    const files = [{ name: 'theme.css', text: sheet }];
    const refusal = REFUSED.get(name);
    if (refusal) {
      expect(() => writeMode(files, 'dark'), name).toThrow(refusal);
      continue;
    }
    for (const way of ['media', '.dark', '[data-theme="dark"]']) {
      const reading = writeMode(files, 'dark', { way });
      expect([reading.contexts, reading.bases], name).toEqual([['dark'], ['light']]);
      expect(reading.impossible, name).toHaveLength(reading.failed);
      const { different, compared } = await compare(page, reading);
      expect(different, `${name}, ${way}`).toEqual([]);
      expect(compared.dark, name).toBeGreaterThan(reading.values.length);
      expect(compared.light, name).toBeGreaterThan(5);
    }
  }
});

/** Of all tokens in both modes, those of which Chromium computes another color than was read or printed. */
async function compare(page: Page, { files, values, contexts, bases }: ModeReading) {
  const { sheet, contextOf } = readEnvironments(files);
  const compared = { dark: 0, light: 0 };
  const different: string[] = [];
  for (const [mode, context] of [
    ['dark', contexts[0]!],
    ['light', bases[0]!],
  ] as const) {
    const [environment] = [...contextOf].find(([, one]) => one === context)!;
    const known = [...sheet.tokens.values()].filter(
      ({ name, colors }) => name.startsWith('--') && colors.has(context),
    );
    const shown = await computedColors(
      page,
      files[0]!.text,
      environment,
      known.map(({ name }) => name),
    );
    const expected = new Map(known.map(({ name, colors }) => [name, colors.get(context)!]));
    const printed: [string, Hex][] =
      mode === 'dark' ? values.map(({ token, toHex }) => [token, toHex]) : [];
    const all = [...expected, ...printed.map(([token, hex]) => [token, paintOf(hex)] as const)];
    for (const [name, { color, alpha }] of all) {
      compared[mode] += 1;
      const own = paintOf(shown[name]!);
      const channels = [...bytes(own.color), own.alpha * 255];
      const wanted = [...bytes(color), alpha * 255];
      if (own.alpha === 0 && alpha === 0) continue;
      const distance = Math.max(...channels.map((one, i) => Math.abs(one - wanted[i]!)));
      if (distance > 1) different.push(`${name} in ${context}: ${shown[name]}, not ${wanted}`);
    }
  }
  return { compared, different };
}

const bytes = (color: Srgb): number[] =>
  [color.r, color.g, color.b].map((channel) => Math.round(channel * 255));

function paintOf(text: string): { color: Srgb; alpha: number } {
  const color = readCssColor(text);
  if (typeof color === 'string') throw new Error(`${text}: ${color}`);
  return { color: mapToGamut(color.color), alpha: color.alpha };
}

/** What text has the color of each custom property, with the states of an environment on the root. */
async function computedColors(
  page: Page,
  css: string,
  { scheme, contrast, states }: Environment,
  names: readonly string[],
): Promise<Record<string, string>> {
  await page.emulateMedia({ colorScheme: scheme, contrast });
  await page.setContent(`<style>${css}</style><i></i>`);
  return page.evaluate(
    ([all, own]) => {
      for (const state of own) {
        const [name = '', value = ''] = state.slice(1, -1).split('=');
        if (state.startsWith('.')) document.documentElement.classList.add(state.slice(1));
        else document.documentElement.setAttribute(name, value);
      }
      const probe = document.querySelector('i')!;
      const colorOf = (name: string) => {
        const text = getComputedStyle(probe).getPropertyValue(name).trim();
        probe.style.color = /^[\d.]/.test(text) ? `hsl(var(${name}))` : `var(${name})`;
        return getComputedStyle(probe).color;
      };
      return Object.fromEntries(all.map((name) => [name, colorOf(name)]));
    },
    [names, [...states]] as const,
  );
}
