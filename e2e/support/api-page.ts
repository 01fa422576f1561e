import type { Page } from '@playwright/test';

/** The visible endpoint. */
export const detail = (page: Page) => page.getByRole('article');

export const list = (page: Page) => page.getByRole('navigation', { name: 'Endpoints' });

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** A block of code, by the label of its copy button. */
export const code = (page: Page, what: string) =>
  page.getByRole('region', { name: `Code: ${what}` });
