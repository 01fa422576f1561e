import AxeBuilder from '@axe-core/playwright';

import { SURROUNDS } from '../../apps/web/app/shell/surround.ts';
import { expect, test } from './test.ts';

/** What holds for every page: axe finds nothing in any surround, and a phone shows all of it. */
export function checkPage(path: string) {
  test(`${path}: axe finds nothing in any surround, and a phone need not scroll sideways`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const surround of SURROUNDS) {
      await page.evaluate(showSurround, surround);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations, `in the ${surround} surround`).toEqual([]);
    }

    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

/** Runs in the page: resolves when every color has come to its end. */
async function showSurround(surround: string) {
  document.documentElement.dataset.theme = surround;
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
