import type { Page } from '@playwright/test';

import { expectNoViolations } from '../support/axe.ts';
import { openPage } from '../support/open-page.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { field } from '../support/tool-page.ts';

const LESSON = '/learn-colors/readable-brand-color';
const ARTICLE = '/learn-colors/a-theme-that-passes';

const answer = (page: Page, number: number) =>
  page.getByRole('status', { name: `Answer ${number}` });
const result = (page: Page) => page.getByRole('status', { name: 'Result' });
const choice = (page: Page, number: number, name: RegExp) =>
  page.getByRole('group', { name: new RegExp(`^${number}\\. `) }).getByRole('radio', { name });

test('the lesson: four answers, each with its ratio, and the address keeps the score @no-js', async ({
  page,
  javaScriptEnabled,
}) => {
  await test.step('the learning hub leads to it, unanswered', async () => {
    await page.goto('/learn-colors');
    await page.getByRole('link', { name: 'Make this brand color readable' }).click();
    await expect(page).toHaveURL(LESSON);
    await expect(result(page)).toHaveText('0 of 4 answered, 0 right.');
    await expect(page.getByText('3.67')).toHaveCount(0);
  });
  await test.step('three right answers and a wrong one', async () => {
    if (javaScriptEnabled) await openPage(page, LESSON);
    await choice(page, 1, /^White/).check();
    await choice(page, 2, /^600/).check();
    await choice(page, 3, /^700/).check();
    await choice(page, 4, /^500/).check();
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show the answers' }).click();
    await expect(answer(page, 1)).toContainText(
      'Not that one. #FFFFFF has 3.67:1, and text needs 4.5:1. The theme uses #00040F there',
    );
    await expect(answer(page, 3)).toContainText('Right. #005FA8 has 4.82:1');
    await expect(result(page)).toContainText('3 of 4 right.');
  });
  await test.step('the score is in the address', async () => {
    await expect(page).toHaveURL(/words=white&page=600&tint=700&dark=500/);
    await page.reload();
    await expect(result(page)).toContainText('3 of 4 right.');
  });
  await test.step('another color asks anew', async () => {
    await page.getByRole('link', { name: 'Another color' }).click();
    await expect(field(page, 'Brand color')).toHaveValue('#E11D48');
    await expect(result(page)).toHaveText('0 of 4 answered, 0 right.');
  });
});

test('the lesson by touch at 360 px and by keys; axe finds nothing', { tag: '@system' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await openPage(page, LESSON);
  await test.step('a tap answers', async () => {
    await choice(page, 1, /^Black/).tap();
    await expect(answer(page, 1)).toContainText('Right. #000000 has 5.70:1');
  });
  await test.step('arrows answer', async () => {
    await choice(page, 2, /^600/).focus();
    await page.keyboard.press('Space');
    await expect(answer(page, 2)).toContainText('Right.');
    await page.keyboard.press('ArrowRight');
    await expect(answer(page, 2)).toContainText('a step nearer to the background passes too');
  });
  await test.step('a color of one’s own asks anew', async () => {
    await field(page, 'Brand color').fill('#7C3AED');
    await expect(result(page)).toHaveText('0 of 4 answered, 0 right.');
    await choice(page, 1, /^White/).tap();
    await expect(answer(page, 1)).toContainText('Right. #FFFFFF has 5.69:1');
    await expectNoViolations(page);
  });
  await context.close();
});

test('the figures of the article about themes follow a brand color @no-js', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(ARTICLE);
  const pairs = page.getByRole('figure').filter({ hasText: 'Five of the pairs' });
  const verdict = pairs.getByRole('status', { name: 'Theme' });
  const row = pairs.getByRole('row', { name: /^brand-text on brand-tint-active/ });
  await test.step('as the article gives it', async () => {
    await expect(verdict).toContainText('#1E88E5 is step 500, unchanged. 368 of 368');
    await expect(row).toContainText('4.60');
    await expect(row).toContainText('5.00');
  });
  await test.step('another color, here or where the form leads', async () => {
    if (javaScriptEnabled) {
      await openPage(page, ARTICLE);
      await field(page, 'Brand color of these pairs').fill('#FFCC00');
      await expect(verdict).toContainText('#FFCC00 is step 200, unchanged. 368 of 368');
      await expect(row).toContainText('4.91');
      await field(page, 'Brand color of these pairs').fill('#FFCC0');
      await expect(pairs).toContainText('Not an opaque color yet; #FFCC00 is used.');
      await expect(verdict).toContainText('#FFCC00 is step');
    }
    await field(page, 'Brand color of these pairs').fill('#FFCC00');
    await pairs.getByRole('button', { name: 'Open in Theme Builder' }).click();
    await expect(page).toHaveURL(/\/theme\?c=(%23)?FFCC00/);
    await expect(field(page, 'Brand color 1')).toHaveValue('#FFCC00');
  });
  await test.step('the twelve steps have the brand color as the ninth, in each mode', async () => {
    await page.goto(ARTICLE);
    const step = page.getByRole('row', { name: /^9 solid/ });
    await expect(step.getByRole('cell')).toHaveText(['1E88E5', '1E88E5', '1E88E5']);
  });
});
