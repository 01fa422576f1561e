import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { ADMIN, as, signInWith } from './account.ts';
import { expect } from './test.ts';

/** The token of the administrator. */
export async function adminToken(request: APIRequestContext): Promise<{ token: string }> {
  const answer = await request.post('/api/auth/login', { data: ADMIN });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Opens the admin panel as the administrator. */
export async function openAdmin(page: Page, request: APIRequestContext) {
  await signInWith(page, await adminToken(request));
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: 'Articles' })).toBeVisible();
}

/** Creates an article over HTTP. */
export async function writeArticle(request: APIRequestContext, more: Record<string, unknown> = {}) {
  const title = `e2e ${crypto.randomUUID().slice(0, 13)}`;
  const data = { title, content: 'Text.', ...more };
  const answer = await request.post('/api/blog', { ...as(await adminToken(request)), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; slug: string; title: string };
}

export async function deleteArticle(request: APIRequestContext, { id }: { id: string }) {
  await request.delete(`/api/blog/${id}`, as(await adminToken(request)));
}

export const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Articles' }).getByRole('listitem').filter({ hasText: title });

export const editor = (page: Page, name: 'Create Article' | 'Edit Article') =>
  page.getByRole('dialog', { name });

/** Hides what a card of the moderation queue shows. */
export async function hideByCard(page: Page, card: Locator, reason: string) {
  await card.getByRole('button', { name: 'Hide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide' });
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
}
