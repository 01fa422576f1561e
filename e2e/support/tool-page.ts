import type { Page } from '@playwright/test';

export const CONVERTER = '/color-tools/color-converter';
export const CONTRAST = '/color-tools/color-contrast';

/** The content between header and footer. */
export const content = (page: Page) => page.getByRole('main');

/** A text field by its label alone: the color popup beside it has a longer name. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The value of a notation, which is a button that copies it. */
export const value = (page: Page, name: string) =>
  page.getByRole('button', { name: `Copy ${name}` });

/** Types into a field; with JavaScript off, submits the form as well. */
export async function enter(page: Page, name: string, text: string) {
  await field(page, name).fill(text);
  const send = page.getByRole('button', { name: /^(Show|Convert|Check)$/ });
  if (await send.isVisible()) await send.click();
}
