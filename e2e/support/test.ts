import { test as base, expect } from '@playwright/test';

/** Chromium logs this for every answer of 400 or more; the test itself checks the answer. */
const FAILED_LOAD = /^Failed to load resource/;

/** Playwright's `test`, but a page that throws or writes an error to the console fails it. */
export const test = base.extend<{ allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
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

export { expect };
