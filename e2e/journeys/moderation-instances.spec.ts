// A moderator's act on one instance, on everything that another one answers: on one PostgreSQL and
// one Valkey or Redis, as operators run several.
import type { APIRequestContext } from '@playwright/test';

import { startPostgres, startRedis } from '../../testing/servers.ts';
import { createStarted } from '../../testing/started.ts';
import { ADMIN, as, signInWith, signUp } from '../support/account.ts';
import { adminToken, hideByCard } from '../support/admin-page.ts';
import { startOwnServer } from '../support/own-server.ts';
import { expect, test } from '../support/test.ts';

const WHY = 'It advertises a shop.';
/** How long a hidden palette may still be found, in milliseconds, on any instance. */
const SHOWN_MS = 10_000;

const { started, stopAll } = createStarted();
test.afterEach(stopAll);

async function startInstances(): Promise<[string, string]> {
  const env = {
    DATABASE_URL: started(await startPostgres()).url,
    REDIS_URL: started(await startRedis()).url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const first = started(await startOwnServer(env));
  const second = started(await startOwnServer(env));
  return [first.url, second.url];
}

type Saved = { id: string; slug: string; name: string; project: string };

/** A public palette in a public project, and one that is nearest to it by its colors. */
async function publish(request: APIRequestContext, url: string) {
  const author = await signUp(request);
  const name = `shown ${crypto.randomUUID().slice(0, 8)}`;
  const colors = ['#0A66C2', '#F8FAFC', '#111827', '#7C2D12'];
  const save = async (data: object) => {
    const answer = await request.post(`${url}/api/palettes`, { ...as(author), data });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as { id: string; slug: string };
  };
  const { id, slug } = await save({ name, colors, tags: ['ocean'] });
  const neighbor = await save({ name: 'A neighbor', colors: [...colors.slice(0, 3), '#7C2D22'] });
  const data = { name: 'Of a shop', isPublic: true };
  const made = await request.post(`${url}/api/projects`, { ...as(author), data });
  const project = (await made.json()).id as string;
  const put = `${url}/api/projects/${project}/items/${id}`;
  expect((await request.put(put, as(author))).ok()).toBe(true);
  return { palette: { id, slug, name, project }, neighbor: neighbor.id };
}

/** In which ways a stranger finds a palette on an instance. */
async function waysTo(
  request: APIRequestContext,
  url: string,
  { id, slug, name, project }: Saved,
  neighbor: string,
): Promise<string[]> {
  const words = encodeURIComponent(name);
  const lists = {
    'list of the API': `/api/palettes?q=${words}`,
    'list of the versioned API': `/api/v1/palettes?q=${words}`,
    'newest of the API': '/api/palettes?sort=newest&limit=20',
    'color of the API': '/api/palettes?color=0A66C2&limit=20',
    'similar palettes': `/api/palettes/${neighbor}/similar`,
    'page of a search': `/explore-palettes?q=${words}`,
    'page of a tag': '/explore-palettes?tag=ocean&sort=newest',
    'page of a neighbor': `/palettes/${neighbor}`,
    'page of a project': `/projects/${project}`,
    feed: '/explore-palettes/new/rss.xml',
    sitemap: '/palettes/sitemap.xml',
  };
  const itself = {
    page: `/palettes/${slug}`,
    file: `/palettes/${slug}/gpl`,
    'of the API': `/api/palettes/${id}`,
    frame: `/embed/palettes/${slug}`,
    oEmbed: `/oembed?url=${encodeURIComponent(`${url}/palettes/${slug}`)}`,
  };
  const found: string[] = [];
  for (const [way, path] of Object.entries(lists)) {
    const text = await (await request.get(url + path)).text();
    if (text.includes(slug) || text.includes(id)) found.push(way);
  }
  for (const [way, path] of Object.entries(itself)) {
    if ((await request.get(url + path)).ok()) found.push(way);
  }
  const call = { name: 'search_palettes', arguments: { q: name } };
  const answer = await request.post(`${url}/mcp`, {
    headers: { accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call },
  });
  if ((await answer.text()).includes(slug)) found.push('assistant');
  return found;
}

test('what is reported on one instance and hidden on another is gone from both within ten seconds, and comes back', {
  tag: '@in-time',
}, async ({ page, playwright, browser }) => {
  const urls = await startInstances();
  const [url, otherUrl] = urls;
  const request = await playwright.request.newContext({ baseURL: url });
  const { palette, neighbor } = await publish(request, url);
  const ways = (of: string) => waysTo(request, of, palette, neighbor);
  const expectOnBoth = (expected: string[]) =>
    Promise.all(
      urls.map((of) => expect.poll(() => ways(of), { timeout: SHOWN_MS }).toEqual(expected)),
    );

  const every = await ways(url);
  expect(every).toHaveLength(17);
  await expectOnBoth(every);

  const reader = await browser.newPage({ baseURL: url });
  await reader.goto(`/palettes/${palette.slug}`);
  await reader.getByText('Report this palette').click();
  await reader.getByRole('button', { name: 'Spam or advertising' }).click();
  await expect(reader.getByText('Thank you. A moderator will look')).toBeVisible();

  await signInWith(page, await adminToken(request));
  await page.goto(`${otherUrl}/admin/moderation`);
  const card = page.getByRole('article', { name: palette.name });
  await expect(card).toContainText('1 open report');
  await hideByCard(page, card, WHY);
  await expect(card).toHaveCount(0);
  await expectOnBoth([]);
  expect((await reader.goto(`/palettes/${palette.slug}`))?.status()).toBe(404);

  await page.goto(`${url}/admin/moderation`);
  await page.getByRole('list', { name: 'Actions' }).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expectOnBoth(every);
});
