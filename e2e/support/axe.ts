import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { ContextObject, Result } from 'axe-core';

import { SURROUNDS } from '../../apps/web/app/shell/surround.ts';

/** The minified script: a page compiles it in two thirds of the time of the other. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Deliberate failures: the samples of a failing pair of colors must fail. */
const SAMPLES = ['[aria-label="Preview on white"]', '[aria-label="Preview on black"]'];

/** The rules that depend on colors, the only ones that a change of surround affects. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

type Scope = {
  /** Selectors of the tested parts, by default the whole page. */
  include?: string[];
  /** Selectors of excluded parts. */
  exclude?: string[];
};

/**
 * Fails with everything axe finds wrong with the page in its current state, in any surround. Axe
 * runs inside the page: no page has frames, and axe's own package for Playwright, which collects
 * results from frames, needs a page of its own and ten times as long.
 */
export async function expectNoViolations(page: Page, { include, exclude = [] }: Scope = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(runAxe, {
    context: { ...(include && { include }), exclude: [...SAMPLES, ...exclude] },
    surrounds: SURROUNDS,
    colorRules: COLOR_RULES,
  });
  expect(found).toEqual(Object.fromEntries(SURROUNDS.map((surround) => [surround, []])));
}

type Run = { context: ContextObject; surrounds: readonly string[]; colorRules: string[] };

/** Runs in the page: all rules in the first surround, those of colors in the others. */
async function runAxe({ context, surrounds, colorRules }: Run) {
  const { axe: loaded } = window as Window & { axe?: typeof axe };
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  const still = new CSSStyleSheet(); // a color in transition would be judged too early
  still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
  document.adoptedStyleSheets.push(still);

  const found: Record<string, Result[]> = {};
  for (const [index, surround] of surrounds.entries()) {
    dataset.theme = surround;
    const { violations } = await loaded!.run(context, {
      resultTypes: ['violations'],
      ...(index > 0 && { runOnly: colorRules }),
    });
    found[surround] = violations;
  }

  if (before) dataset.theme = before;
  else delete dataset.theme;
  document.adoptedStyleSheets.pop();
  return found;
}
