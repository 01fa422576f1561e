import type { Page } from '@playwright/test';

export const PATH = '/explore-palettes';
export const PAGE_LENGTH = 12;

export const cards = (page: Page) =>
  page.getByRole('list', { name: 'Palettes', exact: true }).locator(':scope > li');
export const names = (page: Page) =>
  cards(page).getByRole('heading', { level: 3 }).allTextContents();
export const count = (page: Page) => page.getByText(/^Showing [\d,]+ palettes?$/);
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The answer of the API, to compare the page with. */
export async function list(page: Page, query: string) {
  const asked = new URLSearchParams(query);
  if (!asked.has('limit')) asked.set('limit', `${PAGE_LENGTH}`);
  const answer = await page.request.get(`/api/palettes?isPublic=true&${asked}`);
  return { palettes: await answer.json(), total: Number(answer.headers()['x-total-count']) };
}

export const namesOf = ({ palettes }: { palettes: { name: string }[] }) =>
  palettes.map(({ name }) => name);
