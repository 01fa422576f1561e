import type { Page } from '@playwright/test';

import { as, signInWith, signUp } from '../support/account.ts';
import { deleteArticle, openAdmin, row, writeArticle } from '../support/admin-page.ts';
import { expect, test } from '../support/test.ts';

/** Each would leave a mark on the window if it were executed. */
const MARKUP = [
  '</script><script>window.hit=1</script>',
  '<img src=x onerror="window.hit=1">',
  '"><svg onload=window.hit=1>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
];
const LINE = `e2e ${MARKUP.join(' ')}`;
const MARKDOWN = [
  ...MARKUP,
  '[a link](javascript:window.hit=1)',
  '[a link](JaVaScRiPt&colon;window.hit=1)',
  '[a link](data:text/html,<script>opener.hit=1</script>)',
  '![a picture](javascript:window.hit=1)',
  '![a picture](x" onerror="window.hit=1)',
  '<javascript:window.hit=1>',
  '[a reference][r]\n\n[r]: javascript:window.hit=1',
  '```swatches <img src=x onerror=window.hit=1>\n#112233 <script>window.hit=1</script>\n```',
  '| <b onclick=window.hit=1>x</b> |\n|---|\n| <script>window.hit=1</script> |',
].join('\n\n');

/** Checks that the page shows markup as text, and that nothing of it was executed. The fixture of
 * `test` fails on the console error that the policy causes when it blocks a script. */
async function expectHarmless(page: Page) {
  await expect(page.getByText('window.hit=1').first()).toBeAttached();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  const found = await page.evaluate(() => ({
    links: [...document.querySelectorAll('a[href], area[href]')].map(
      (link) => (link as HTMLAnchorElement).protocol,
    ),
    handlers: [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
    frames: document.querySelectorAll('iframe, object, embed').length,
  }));
  const safe = ['http:', 'https:', 'mailto:', 'tel:'];
  expect(found.links.filter((protocol) => !safe.includes(protocol))).toEqual([]);
  expect(found).toMatchObject({ handlers: [], frames: 0 });
}

test('markup in an article is shown as text: in the lists, on its page, in the admin panel and its preview', async ({
  page,
  request,
}) => {
  const article = await writeArticle(request, {
    title: LINE,
    excerpt: LINE,
    content: MARKDOWN,
    isPublished: true,
  });
  for (const path of ['/blog', '/learn-colors', `/blog/${article.slug}`]) {
    await page.goto(path);
    await expectHarmless(page);
  }
  await openAdmin(page, request);
  await expect(row(page, LINE)).toBeVisible();
  await expectHarmless(page);
  await page.getByRole('button', { name: `Edit ${LINE}` }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('figure')).toBeVisible();
  await expectHarmless(page);
  await deleteArticle(request, article);
});

test('markup in a message is shown as text to admins', async ({ page, request }) => {
  const data = { name: LINE, email: 'ada@example.org', subject: LINE, message: MARKDOWN };
  expect((await request.post('/api/contact', { data })).status()).toBe(200);
  await openAdmin(page, request);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('window.hit=1');
  await expectHarmless(page);
});

test('markup in names, palettes and colors is shown as text', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const name = MARKUP[1] ?? '';
  const account = await signUp(request, { firstName: name, lastName: MARKUP[2] ?? '' });
  const palette = { name: LINE.slice(0, 100), description: LINE, colors: ['#112233', '#AABBCC'] };
  const saved = await request.post('/api/palettes', {
    ...as(account),
    data: { ...palette, tags: ['custom'] },
  });
  expect(saved.status()).toBe(201);
  const color = { hexCode: '#3B82F6', name: LINE.slice(0, 100), tags: ['favorite'] };
  const kept = await request.post('/api/user/colors', { ...as(account), data: color });
  expect(kept.status()).toBe(201);

  await signInWith(page, account);
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(palette.name);
  await expectHarmless(page);
  await page.goto('/profile?tab=colors');
  await expectHarmless(page);
  await request.delete(`/api/palettes/${(await saved.json()).id}`, as(account));
});

test('markup in an address is shown as text', async ({ page }) => {
  const query = encodeURIComponent(MARKUP.join(''));
  for (const path of ['/blog?q=', '/newsletter?token=', '/learn-colors?q=']) {
    await page.goto(path + query);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  }
});
