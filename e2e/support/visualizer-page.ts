import type { Page } from '@playwright/test';

import { expect } from './test.ts';

export const PATH = '/palette-visualizer';
export const BRAND = ['#0B2545', '#13315C', '#E4572E', '#8DA9C4', '#EEF4ED'];
export const QUERY = '?colors=0B2545,13315C,E4572E,8DA9C4,EEF4ED&name=Harbor';
export const DEFAULT = ['#F472B6', '#FB923C', '#FBBF24', '#10B981', '#3B82F6'];

export const toasts = (page: Page) => page.getByRole('status', { name: 'Notifications' });
export const palette = (page: Page) => page.getByRole('region', { name: 'Palette', exact: true });
export const name = (page: Page) => palette(page).getByRole('heading');
export const tab = (page: Page, label: string) => page.getByRole('tab', { name: label });
export const design = (page: Page, label: RegExp) => page.getByRole('img', { name: label });
export const select = (page: Page, label: string) =>
  page.getByRole('combobox', { name: label, exact: true });

/** Opens the page and waits until React has hydrated all of it, including the designs. */
export async function openVisualizer(page: Page, path: string) {
  await page.goto(path);
  // The server does not know the surround, so none is marked until then.
  await expect(page.getByRole('radio', { name: /surround$/, checked: true })).toHaveCount(1);
}
