import type { Page } from '@playwright/test';

/** The endpoint that is shown. */
export const detail = (page: Page) => page.getByRole('article');

export const list = (page: Page) => page.getByRole('navigation', { name: 'Endpoints' });

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** A block of code, by what its button copies. */
export const code = (page: Page, what: string) =>
  page.getByRole('region', { name: `Code: ${what}` });
