import { expect, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

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

/** Fails with all that axe finds wrong with the page as it stands, in any surround. */
export async function expectNoViolations(page: Page, scope: Scope = {}) {
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  const found: Record<string, Result[]> = {};
  for (const [index, surround] of SURROUNDS.entries()) {
    await page.evaluate(showSurround, surround);
    found[surround] = await violationsOf(page, scope, index > 0);
  }
  await page.evaluate(showSurround, before);
  expect(found).toEqual(Object.fromEntries(SURROUNDS.map((surround) => [surround, []])));
}

/**
 * Runs axe inside the page: none has frames, and gathering what frames say, as axe's own package for
 * Playwright does, takes a page of its own and ten times as long.
 */
function violationsOf(page: Page, { include, exclude = [] }: Scope, colorsOnly: boolean) {
  const context = { ...(include && { include }), exclude: [...SAMPLES, ...exclude] };
  const options = {
    resultTypes: ['violations' as const],
    ...(colorsOnly && { runOnly: COLOR_RULES }),
  };
  return page.evaluate(
    async ([where, how]) => {
      const { violations } = await (window as Window & { axe?: typeof axe }).axe!.run(where, how);
      return violations;
    },
    [context, options] as const,
  );
}

/** Runs in the page: resolves when every color has come to its end, also those that follow others. */
async function showSurround(surround: string | undefined) {
  if (surround) document.documentElement.dataset.theme = surround;
  else delete document.documentElement.dataset.theme;
  for (let running: Animation[]; ; ) {
    await new Promise(requestAnimationFrame);
    running = document.getAnimations().filter((one) => one instanceof CSSTransition);
    if (running.length === 0) return;
    await Promise.allSettled(running.map(({ finished }) => finished));
  }
}
