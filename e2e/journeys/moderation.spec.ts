import type { APIRequestContext, Page } from '@playwright/test';

import { as, signInWith, signUp, toasts } from '../support/account.ts';
import { adminToken, hideByCard } from '../support/admin-page.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const WHY = 'It advertises a shop.';
const ANSWER = 'The shop is only my name.';

async function savePalette(request: APIRequestContext) {
  const author = await signUp(request);
  const name = `e2e ${crypto.randomUUID().slice(0, 13)}`;
  const data = { name, colors: ['#0A66C2', '#F8FAFC', '#111827'] };
  const answer = await request.post('/api/palettes', { ...as(author), data });
  expect(answer.status()).toBe(201);
  const { slug } = (await answer.json()) as { slug: string };
  return { author, name, path: `/palettes/${slug}` };
}

async function openModeration(page: Page) {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Moderation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
}

test('a palette is reported in two clicks, hidden with a reason, answered for and brought back', {
  tag: '@core',
}, async ({ page, request, browser }) => {
  const { author, name, path } = await savePalette(request);
  const [reader, authorPage] = [await browser.newPage(), await browser.newPage()];

  await test.step('a visitor reports it in two clicks', async () => {
    await reader.goto(path);
    await reader.getByText('Report this palette').click();
    await expectNoViolations(reader);
    await reader.getByRole('button', { name: 'Spam or advertising' }).click();
    await expect(reader.getByText('Thank you. A moderator will look')).toBeVisible();
  });

  await test.step('a moderator sees it with its author, and hides it', async () => {
    await signInWith(page, await adminToken(request));
    await openModeration(page);
    const card = page.getByRole('article', { name });
    await expect(card).toContainText('1 open report');
    await expect(card).toContainText(author.username);
    await expectNoViolations(page);
    await hideByCard(page, card, WHY);
    await expect(toasts(page)).toContainText('1 palette changed');
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Actions' })).toContainText(WHY);
  });

  await test.step('the visitor finds it no more', async () => {
    expect((await reader.goto(path))?.status()).toBe(404);
  });

  await test.step('its author reads why, and answers once', async () => {
    await signInWith(authorPage, author);
    await authorPage.goto('/profile');
    const notices = authorPage.getByRole('region', { name: 'From the moderators' });
    await expect(notices).toContainText(WHY);
    const card = authorPage
      .getByRole('list', { name: 'My palettes' })
      .getByRole('listitem')
      .first();
    await expect(card).toContainText('a moderator has hidden it');
    await expect(card.getByRole('button', { name: /^Private/ })).toHaveCount(0);
    await notices.getByText('Answer', { exact: true }).click();
    await notices.getByRole('textbox').fill(ANSWER);
    await expectNoViolations(authorPage);
    await notices.getByRole('button', { name: 'Send Answer' }).click();
    await expect(notices).toContainText(`You answered: ${ANSWER}`);
    await expect(notices.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('the moderator reads the answer, and undoes it', async () => {
    await page.reload();
    const answers = page.getByRole('region', { name: 'Authors’ answers' });
    const act = answers.getByRole('listitem').filter({ hasText: name });
    await expect(act).toContainText(ANSWER);
    await act.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(act).toHaveCount(0);
    expect((await reader.goto(path))?.status()).toBe(200);
  });
});

test('one act hides all palettes of an account, a suspension as well, and both are undone', {
  tag: '@system',
}, async ({ page, request }) => {
  const { author, name, path } = await savePalette(request);
  const status = async () => (await request.get(path)).status();
  await signInWith(page, await adminToken(request));
  await openModeration(page);
  const card = page.getByRole('article', { name });
  await page.getByRole('list', { name: 'Newest palettes' }).getByRole('button', { name }).click();
  await expect(card).toBeInViewport();
  await page.getByLabel('Address of a palette, theme or project').fill(`http://localhost${path}`);
  await page.getByRole('button', { name: 'Find' }).click();

  async function order(label: string, reason = '') {
    await card.getByRole('button', { name: label }).click();
    const dialog = page.getByRole('dialog', { name: label });
    if (reason) await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
    await dialog.getByRole('button', { name: label }).click();
    await expect(dialog).toBeHidden();
  }

  await order(`Hide All of ${author.username}`, WHY);
  await expect(card).toContainText(`Hidden: ${WHY}`);
  expect(await status()).toBe(404);
  await page
    .getByRole('list', { name: 'Actions' })
    .getByRole('button', { name: 'Undo' })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
  expect(await status()).toBe(200);

  await order(`Suspend ${author.username}`, WHY);
  await expect(card).toContainText('and is suspended');
  expect(await status()).toBe(404);
  await order(`Unsuspend ${author.username}`);
  await expect(card.getByRole('button', { name: `Suspend ${author.username}` })).toBeVisible();
  expect(await status()).toBe(200);
});

test('likes that look fraudulent are taken back in one act, and brought back by another', {
  tag: '@system',
}, async ({ page, request }) => {
  const made = 12;
  const { name, path } = await savePalette(request);
  const palette = await (await request.get(`/api${path}`)).json();
  for (let visitor = 0; visitor < made; visitor++) {
    const headers = { 'x-visitor': `visitor-of-likes-${crypto.randomUUID()}` };
    const data = { liked: true };
    const answer = await request.post(`/api/palettes/${palette.id}/like`, { headers, data });
    expect(answer.status()).toBe(200);
  }
  await signInWith(page, await adminToken(request));
  await openModeration(page);
  const bursts = page.getByRole('region', { name: 'Likes that look fraudulent' });
  const burst = bursts.getByRole('listitem').filter({ hasText: name });
  await expect(burst).toContainText(`${made} of ${made} likes look fraudulent, from 1 network`);
  await expectNoViolations(page);
  await burst.getByRole('button', { name: 'Remove Likes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Likes' }).click();
  await expect(toasts(page)).toContainText(`${made} likes changed`);
  await expect(burst).toHaveCount(0);

  const acts = page.getByRole('list', { name: 'Actions' });
  await acts.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(burst).toHaveCount(1);
});

test('an admin forbids a word, whoever saves with it is told which, and the admin allows it again', {
  tag: '@system',
}, async ({ page, request, browser }) => {
  const word = `q${crypto.randomUUID().slice(0, 8)}`;
  const host = `${word}.example`;
  await signInWith(page, await adminToken(request));
  await openModeration(page);
  await page.getByRole('link', { name: 'Forbidden words' }).click();
  const list = page.getByRole('list', { name: 'Forbidden words and hosts' });

  await test.step('two words at once', async () => {
    await page.getByRole('textbox', { name: /^Words or hosts/ }).fill(`${word}\n\n${host}\n`);
    await page.getByRole('button', { name: 'Forbid', exact: true }).click();
    await expect(toasts(page)).toContainText('2 new terms');
    await page.getByRole('searchbox', { name: 'Find in the list' }).fill(word);
    await expect(list.getByRole('listitem')).toHaveText([word, host]);
    await expectNoViolations(page);
  });

  await test.step('a person saves with it, and nothing is lost', async () => {
    const authorPage = await browser.newPage();
    await signInWith(authorPage, await signUp(request));
    await authorPage.goto('/create-palette');
    const name = authorPage.getByLabel('Palette Name');
    await name.fill(`My ${word.toUpperCase()}`);
    await authorPage.getByRole('button', { name: 'Save Palette', exact: true }).click();
    await expect(toasts(authorPage)).toContainText(`Name must not contain “${word}”`);
    await expect(name).toHaveValue(`My ${word.toUpperCase()}`);
  });

  await test.step('the admin allows it again, and both acts are in the trail', async () => {
    for (const term of [host, word]) {
      await list.getByRole('button', { name: `Allow ${term}`, exact: true }).click();
      await expect(list.getByText(term, { exact: true })).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Back to Moderation' }).click();
    const acts = page.getByRole('list', { name: 'Actions' });
    await expect(acts).toContainText(`forbade ${word}, ${host}`);
    await expect(acts).toContainText(`allowed ${host}`);
  });
});

test('a palette is reported without scripts @html', async ({ page, request }) => {
  const { path } = await savePalette(request);
  await page.goto(path);
  await page.getByText('Report this palette').click();
  await page.getByRole('textbox', { name: /^What should a moderator know/ }).fill('Look at it.');
  await page.getByRole('button', { name: 'Offensive words' }).click();
  await expect(page.getByText('Thank you. A moderator will look')).toBeVisible();
});
