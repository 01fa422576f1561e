import { expect, type Page } from '@playwright/test';
import axe, { type ContextObject, type Result } from 'axe-core';

import { SURROUNDS } from '../../apps/web/app/shell/surround.ts';

/** What may be poor on purpose: the samples of a failing pair of colors fail, as they must. */
const SAMPLES = ['[aria-label="Preview on white"]', '[aria-label="Preview on black"]'];

/** The rules whose outcome depends on colors, all that changes with the surround. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

type Scope = {
  /** Selectors of what to look at, all of the page by default. */
  include?: string[];
  /** Selectors of what to leave out. */
  exclude?: string[];
};

/**
 * Fails with all that axe finds wrong with the page as it stands, in any surround. Axe runs inside the
 * page: none has frames, and gathering what frames say, as axe's own package for Playwright does,
 * takes a page of its own and ten times as long.
 */
export async function expectNoViolations(page: Page, { include, exclude = [] }: Scope = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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
  const still = new CSSStyleSheet(); // a color on its way to another would be judged as it is
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
