import type { Request } from '@playwright/test';

import { as, loginFor, signInWith, signUp, toasts } from '../support/account.ts';
import {
  adminToken,
  deleteArticle,
  editor,
  openAdmin,
  row,
  writeArticle,
} from '../support/admin-page.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const name = () => `e2e ${crypto.randomUUID().slice(0, 13)}`;

test.describe('who may work here', () => {
  test('ADMIN-25: a visitor reads that it is for administrators, and can sign in', async ({
    page,
  }) => {
    await page.goto('/admin');
    const main = page.getByRole('main');
    await expect(main.getByText('Only administrators can use this page')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New Article' })).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await main.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(loginFor('/admin'));
  });

  test('ADMIN-25: an ordinary user reads the same, stays signed in, and can sign out', async ({
    page,
    request,
  }) => {
    const account = await signUp(request);
    await signInWith(page, account);
    await page.goto('/admin');
    await expect(page.getByText(`You are signed in as ${account.username}`)).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Articles' })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(account.token);
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test('ADMIN-04, ADMIN-05, ADMIN-06, ADMIN-08, ADMIN-09, ADMIN-13, ADMIN-14, ADMIN-16, ADMIN-17, ADMIN-18: an article is written, published, changed, hidden and deleted, and visitors see just that', {
  tag: '@core',
}, async ({ page, request, browser }) => {
  const title = name();
  const slug = title.replaceAll(/[^a-z0-9]+/g, '-');
  const reader = await browser.newPage();
  const seen = async () => (await reader.goto(`/blog/${slug}`))?.status();
  const sent = (method: string) =>
    page.waitForRequest((one) => one.method() === method && one.url().includes('/api/blog'));

  await openAdmin(page, request);
  await page.getByRole('button', { name: 'New Article' }).click();
  const create = editor(page, 'Create Article');
  await create.getByRole('textbox', { name: 'Title' }).fill(title);
  await create.getByRole('textbox', { name: 'Excerpt' }).fill('Short.');
  const content = create.getByRole('textbox', { name: 'Content' });
  const preview = create.getByRole('region', { name: 'Preview' });
  await create.getByRole('button', { name: 'Contrast' }).click();
  await expect(content).toHaveValue(/^```contrast .+\n#767676 #FFFFFF Just enough\n```\n/);
  await expect(preview.getByRole('img', { name: /#767676 on #FFFFFF/ })).toBeVisible();
  await content.fill('```contrast\n#8A8A8A on #000000\n```');
  await expect(preview).toContainText('colors come first, then words');
  await content.fill('## A heading\n\n| a |\n|---|\n| 1 |');
  await expect(preview.getByRole('heading', { name: 'A heading' })).toBeVisible();
  await expect(preview.getByRole('cell', { name: '1' })).toBeVisible();
  const [created] = await Promise.all([
    sent('POST'),
    create.getByRole('button', { name: 'Create Article' }).click(),
  ]);
  expect(created.postDataJSON()).toEqual({
    title,
    excerpt: 'Short.',
    content: '## A heading\n\n| a |\n|---|\n| 1 |',
    isPublished: false,
    slug,
    authorId: 'admin',
  });
  await expect(create).toHaveCount(0);
  await expect(toasts(page)).toContainText('Success');
  await expect(row(page, title)).toContainText('Draft');
  expect(await seen()).toBe(404);
  await row(page, title).getByRole('link').click();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Only admins can see it')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goBack();

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const edit = editor(page, 'Edit Article');
  await expect(edit.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(edit.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('Short.');
  await edit.getByRole('checkbox', { name: 'Publish' }).check();
  const [changed] = await Promise.all([
    sent('PUT'),
    edit.getByRole('button', { name: 'Save Changes' }).click(),
  ]);
  expect(Object.keys(changed.postDataJSON()).toSorted()).toEqual([
    'content',
    'excerpt',
    'isPublished',
    'slug',
    'title',
  ]);
  await expect(edit).toHaveCount(0);
  await expect(row(page, title)).toContainText('Published');
  expect(await seen()).toBe(200);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(reader.getByRole('cell', { name: '1' })).toBeVisible();
  await reader.goto('/blog');
  await expect(reader.getByRole('link', { name: title }).first()).toBeVisible();

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await edit.getByRole('checkbox', { name: 'Publish' }).uncheck();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row(page, title)).toContainText('Draft');
  expect(await seen()).toBe(404);

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this article?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, title)).toBeVisible();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const [deleted] = await Promise.all([
    sent('DELETE'),
    question.getByRole('button', { name: 'Delete Article' }).click(),
  ]);
  expect(new URL(deleted.url()).pathname).toMatch(/^\/api\/blog\/[\w-]{36}$/);
  await expect(row(page, title)).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await reader.close();
});

test('an address stays once published, and leads on where another is chosen', async ({
  page,
  request,
}) => {
  const made = await writeArticle(request, { isPublished: true });
  const titles = [made.title, name(), name()];
  const save = async (from: string | undefined, to: string | undefined, more: () => unknown) => {
    await page.getByRole('button', { name: `Edit ${from}` }).click();
    const dialog = editor(page, 'Edit Article');
    if (to) await dialog.getByRole('textbox', { name: 'Title' }).fill(to);
    await more();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const publish = editor(page, 'Edit Article').getByRole('checkbox', { name: 'Publish' });
  const address = editor(page, 'Edit Article').getByRole('textbox', { name: 'Address' });
  const follow = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };

  await openAdmin(page, request);
  await save(titles[0], titles[1], () => publish.uncheck());
  await save(titles[1], titles[2], async () => {
    await expect(page.getByText(`It stays /blog/${made.slug}`)).toBeVisible();
    await publish.check();
  });
  expect(await follow(`/blog/${made.slug}`)).toEqual([200, undefined]);

  const chosen = `${made.slug}-moved`;
  await save(titles[2], undefined, async () => {
    await address.fill(`${made.slug} Moved!`);
    await expect(
      page.getByText(`It will be /blog/${chosen}, and /blog/${made.slug} will redirect there`),
    ).toBeVisible();
  });
  expect(await follow(`/blog/${made.slug}?a=b`)).toEqual([301, `/blog/${chosen}?a=b`]);
  expect(await follow(`/learn-colors/${made.slug}`)).toEqual([301, `/learn-colors/${chosen}`]);
  expect(await (await request.get(`/api/blog/${made.slug}`)).json()).toMatchObject({
    slug: chosen,
  });
  await page.goto(`/blog/${made.slug}`);
  await expect(page).toHaveURL(`/blog/${chosen}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[2] ?? '');
  for (const path of ['/blog/rss.xml', '/sitemap.xml']) {
    const text = await (await request.get(path)).text();
    expect(text).toContain(`/blog/${chosen}<`);
    expect(text).not.toContain(`/blog/${made.slug}<`);
  }
  await deleteArticle(request, made);
});

test('ADMIN-01, ADMIN-02, ADMIN-03, ADMIN-24: stats, search, and drafts shown or not', async ({
  page,
  request,
}) => {
  const draft = await writeArticle(request);
  const published = await writeArticle(request, { isPublished: true });
  const listed = page.waitForRequest((one) => one.url().endsWith('/api/blog?admin=true'));
  await openAdmin(page, request);
  await listed;
  await expect(row(page, draft.title)).toBeVisible();
  await expect(row(page, published.title)).toBeVisible();
  const stat = async (label: string) =>
    Number(
      await page
        .getByRole('definition')
        .nth(['Total', 'Published', 'Drafts'].indexOf(label))
        .textContent(),
    );
  await expect(page.getByRole('term')).toHaveText(['Total', 'Published', 'Drafts']);
  expect(await stat('Total')).toBe((await stat('Published')) + (await stat('Drafts')));
  expect(await stat('Drafts')).toBeGreaterThanOrEqual(1);

  await page.getByRole('button', { name: 'Published Only' }).click();
  await expect(row(page, draft.title)).toHaveCount(0);
  await expect(row(page, published.title)).toBeVisible();
  await page.getByRole('button', { name: 'All Articles' }).click();
  await expect(row(page, draft.title)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search articles' }).fill(draft.title.toUpperCase());
  await expect(row(page, draft.title)).toBeVisible();
  await expect(row(page, published.title)).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('zzzz nothing');
  await expect(page.getByText('No articles found')).toBeVisible();
  await deleteArticle(request, draft);
  await deleteArticle(request, published);
});

test('ADMIN-10, ADMIN-11, ADMIN-12: title and content are required, the excerpt is not; closing loses nothing', async ({
  page,
  request,
}) => {
  await openAdmin(page, request);
  const open = page.getByRole('button', { name: 'New Article' });
  await open.click();
  const dialog = editor(page, 'Create Article');
  const title = dialog.getByRole('textbox', { name: 'Title' });
  const content = dialog.getByRole('textbox', { name: 'Content' });
  const create = dialog.getByRole('button', { name: 'Create Article' });
  await create.click();
  await expect(title).toBeFocused();
  const wanted = name();
  await title.fill(wanted);
  await create.click();
  await expect(content).toBeFocused();
  await content.fill('Text.');

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open.click();
  await expect(title).toHaveValue(wanted);
  await create.click();
  await expect(row(page, wanted)).toBeVisible();

  await open.click();
  await expect(title).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const articles = await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('authToken')}`;
    return (await fetch('/api/blog?admin=true', { headers: { authorization } })).json();
  });
  const made = articles.find((one: { title: string }) => one.title === wanted);
  expect(made).toMatchObject({ excerpt: null, isPublished: false, authorId: 'admin' });
  await deleteArticle(request, made);
});

test('ADMIN-05: unsaved text comes back and says so; it can be discarded, and that undone', async ({
  page,
  request,
}) => {
  const article = await writeArticle(request);
  await openAdmin(page, request);
  const edit = page.getByRole('button', { name: `Edit ${article.title}` });
  const dialog = editor(page, 'Edit Article');
  const content = dialog.getByRole('textbox', { name: 'Content' });
  const notice = dialog.getByRole('status', { name: 'Draft' });
  const discard = dialog.getByRole('button', { name: 'Discard Unsaved Text' });

  await edit.click();
  await expect(notice).toBeEmpty();
  await content.fill('Mine');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await edit.click();
  await expect(content).toHaveValue('Mine');
  await expect(notice).toContainText(
    /Your unsaved text of \w+ \d+, \d{4} at \d+:\d\d [AP]M is back/,
  );
  await discard.click();
  await expect(content).toHaveValue('Text.');
  await expect(notice).toContainText('is set aside. It is lost when you close this window.');
  await dialog.getByRole('button', { name: 'Back to My Text' }).click();
  await expect(content).toHaveValue('Mine');

  await discard.click();
  await page.keyboard.press('Escape');
  await edit.click();
  await expect(content).toHaveValue('Text.');
  await expect(notice).toBeEmpty();
  await content.fill('Other');
  await content.fill('Text.'); // equal to the saved version, so there is no draft
  await page.keyboard.press('Escape');
  await edit.click();
  await expect(notice).toBeEmpty();
  await page.keyboard.press('Escape');

  await test.step('over a version that was saved since it says so, and one may choose', async () => {
    await edit.click();
    await content.fill('Mine');
    await page.keyboard.press('Escape');
    const saved = await request.put(`/api/blog/${article.id}`, {
      ...as(await adminToken(request)),
      data: { title: article.title, content: 'Theirs', isPublished: false },
    });
    expect(saved.status()).toBe(200);

    await edit.click();
    await expect(notice).toContainText('The article was saved on');
    await expect(content).toHaveValue('Mine');
    await dialog.getByRole('button', { name: 'Show Saved Version' }).click();
    await expect(content).toHaveValue('Theirs');
    await dialog.getByRole('button', { name: 'Back to My Text' }).click();
    await expect(content).toHaveValue('Mine');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toHaveCount(0);
    await edit.click();
    await expect(content).toHaveValue('Mine');
    await expect(notice).toBeEmpty();
    await page.keyboard.press('Escape');
  });
  await test.step('the browser asks before unsaved text goes with the page', async () => {
    await page.getByRole('button', { name: 'New Article' }).click();
    await editor(page, 'Create Article').getByRole('textbox', { name: 'Title' }).fill(name());
    const asked = page.waitForEvent('dialog');
    const leaving = page.reload();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await leaving;
  });
  await deleteArticle(request, article);
});

test.describe('when a call fails', () => {
  const fail = { status: 503, json: { error: 'The database cannot be reached' } };

  test('ADMIN-07, ADMIN-19, ADMIN-20, ADMIN-21: a toast says which, and dialogs stay with their text', async ({
    page,
    request,
  }) => {
    const article = await writeArticle(request);
    await openAdmin(page, request);
    await page.route('**/api/blog**', (route, one: Request) =>
      one.method() === 'GET' ? route.continue() : route.fulfill(fail),
    );

    await page.getByRole('button', { name: 'New Article' }).click();
    const create = editor(page, 'Create Article');
    await create.getByRole('textbox', { name: 'Title' }).fill('Kept');
    await create.getByRole('textbox', { name: 'Content' }).fill('Kept as well');
    await create.getByRole('button', { name: 'Create Article' }).click();
    await expect(toasts(page)).toContainText('Failed to create article');
    await expect(toasts(page)).toContainText('Error');
    await expect(create.getByRole('textbox', { name: 'Content' })).toHaveValue('Kept as well');
    await create.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: `Edit ${article.title}` }).click();
    const edit = editor(page, 'Edit Article');
    await edit.getByRole('textbox', { name: 'Content' }).fill('Changed');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toasts(page)).toContainText('Failed to update article');
    await expect(edit.getByRole('textbox', { name: 'Content' })).toHaveValue('Changed');
    await edit.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: `Delete ${article.title}` }).click();
    const question = page.getByRole('dialog', { name: 'Delete this article?' });
    await question.getByRole('button', { name: 'Delete Article' }).click();
    await expect(toasts(page)).toContainText('Failed to delete article');
    await expect(question).toBeVisible();
    await page.unrouteAll();
    await deleteArticle(request, article);
  });

  test('ADMIN-22, ADMIN-23: the list says so, and tries again; without articles it says how to begin', async ({
    page,
    request,
  }) => {
    await page.route('**/api/blog?admin=true', (route) => route.fulfill(fail), { times: 1 });
    await openAdmin(page, request);
    await expect(page.getByRole('alert')).toContainText('Error loading articles');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'Articles' })).toBeVisible();

    await page.route('**/api/blog?admin=true', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByText('No articles found', { exact: true })).toBeVisible();
    await expect(page.getByText('Create your first article to get started.')).toBeVisible();
  });
});

test('admins read messages and subscribers, and axe finds nothing in the panel and its dialogs in any surround', {
  tag: '@system',
}, async ({ page, request }) => {
  const email = `${crypto.randomUUID()}@example.org`;
  const data = { name: 'Ada', email, subject: 'Which white?', message: 'One\nTwo' };
  expect((await request.post('/api/contact', { data })).status()).toBe(200);
  expect((await request.post('/api/newsletter', { data: { email } })).status()).toBe(200);
  await openAdmin(page, request);
  await expect(page.getByRole('list', { name: 'Articles' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Edit Color is relative' }).click();
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('figure').first(),
  ).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Messages' }).click();
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(messages.filter({ hasText: email })).toContainText('Which white?');
  await page.getByRole('tab', { name: 'Subscribers' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('pending');
  await expect(page.getByRole('tabpanel', { name: 'Subscribers' })).toContainText(
    / of \d+ subscribers?/,
  );
  await expectNoViolations(page);
});
