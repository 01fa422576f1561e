import { test as base, expect, type Page } from '@playwright/test';

import { untilAlive } from './until-alive.ts';

/** Chromium says this of every answer of 400 or more; the test itself looks at the answer. */
const FAILED_LOAD = /^Failed to load resource/;

/**
 * Playwright's `test`, but a page that throws or writes an error to the console fails it, and one
 * that was opened is alive unless its test asks for less. Scripts run after the page has loaded.
 */
export const test = base.extend<{ allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) openAlive(page);
    const errors: string[] = [];
    const record = (text: string) => {
      if (![FAILED_LOAD, ...allowedErrors].some((pattern) => pattern.test(text))) errors.push(text);
    };
    page.on('pageerror', (error) => record(`${error.name}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') record(message.text());
    });
    await use(page);
    expect(errors, 'errors in the browser console').toEqual([]);
  },
});

function openAlive(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await untilAlive(page);
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await untilAlive(page);
    return answer;
  };
}

export { expect };
