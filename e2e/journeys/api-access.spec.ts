import type { APIRequestContext, Page } from '@playwright/test';

import { ADMIN, as, fillInLogin, newPerson, signInWith, signUp } from '../support/account.ts';
import { code, detail, list, tab } from '../support/api-page.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const LANGUAGES = ['JavaScript', 'Python', 'cURL'];

/** The text that the copy button of a block puts on the clipboard. */
async function copied(page: Page, what: string): Promise<string> {
  await page.getByRole('button', { name: `Copy the ${what}` }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The topic of a subscription, as an administrator sees it. */
async function subscribedTo(
  request: APIRequestContext,
  email: string,
): Promise<string | undefined> {
  const login = await request.post('/api/auth/login', { data: ADMIN });
  const answer = await request.get('/api/admin/subscribers', as(await login.json()));
  const subscribers: { email: string; topic: string }[] = await answer.json();
  return subscribers.find((one) => one.email === email)?.topic;
}

/** The calls that section 7 of the specification documents. */
const ESSENTIALS: [id: string, method: string, path: string, fields: Record<string, boolean>][] = [
  ['APIDOC-04', 'POST', '/api/colors/convert', { hex: true }],
  ['APIDOC-05', 'POST', '/api/colors/harmonies', { hex: true, type: true }],
  ['APIDOC-06', 'POST', '/api/colors/contrast', { foreground: true, background: true }],
  ['APIDOC-07', 'POST', '/api/palettes/generate', { type: true, baseColor: false, count: false }],
  ['APIDOC-08', 'GET', '/api/palettes/mood/{mood}', { mood: true }],
];

test('APIDOC-01, APIDOC-02, APIDOC-13, APIDOC-15, APIDOC-16, APIDOC-17: what the page says by itself @html', async ({
  page,
}) => {
  await test.step('what the API is, what it costs, and a first call', async () => {
    await page.goto('/api-access');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Documentation');
    await expect(page.getByRole('main')).toContainText('Basic endpoints need no key');
    await expect(code(page, 'quick start command')).toContainText('curl -X POST');
    await expect(code(page, 'quick start command')).toContainText('/api/colors/convert');
    for (const language of ['javascript', 'python', 'curl']) {
      await page.goto(`/api-access?lang=${language}`);
      const example = page.getByRole('region', { name: /^Code: .* example$/ }).last();
      await expect(example).toContainText('/api/colors/convert');
      await expect(example).toContainText(/hex"?: ?"/);
    }
    const main = page.getByRole('main');
    await expect(main).toContainText('100 requests per hour');
    await expect(main).toContainText('10,000 requests per hour');
    await expect(main).toContainText('Unlimited requests');
    await expect(main).toContainText('Basic endpoints need no authentication');
    await expect(main).toContainText('Premium endpoints need an API key');
    await expect(main).toContainText('SDKs coming soon');
  });
  await test.step('an endpoint that does not exist is named, and the first is shown', async () => {
    const answer = await page.goto('/api-access?endpoint=paintTheWall&tab=nonsense&lang=cobol');
    expect(answer?.status()).toBe(200);
    await expect(detail(page)).toContainText('There is no endpoint called paintTheWall');
    await expect(detail(page)).toContainText('/api/colors/convert');
  });
});

test('APIDOC-03, APIDOC-09, APIDOC-11: the list and the tabs @no-js', { tag: '@core' }, async ({
  page,
}) => {
  await test.step('APIDOC-03, APIDOC-09: a list with methods and titles; a choice changes the detail and the address', async () => {
    await page.goto('/api-access');
    const essentials = list(page).getByRole('list', { name: 'Essentials' });
    await expect(essentials.getByRole('link')).toHaveText([
      /^POST\s*Convert/,
      /^POST\s*Find harmonies/,
      /^POST\s*Check the contrast/,
      /^POST\s*Generate a palette/,
      /^GET\s*Generate a palette for a mood/,
    ]);
    await expect(detail(page)).toContainText('/api/colors/convert');

    await essentials.getByRole('link', { name: /contrast/ }).click();
    await expect(detail(page)).toContainText('/api/colors/contrast');
    await expect(page).toHaveURL(/\?endpoint=compareColors#endpoint$/);
    await expect(essentials.getByRole('link', { name: /contrast/ })).toHaveAttribute(
      'aria-current',
      'true',
    );

    await list(page).locator('summary', { hasText: 'Articles' }).click();
    await list(page).getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
    await expect(detail(page)).toContainText('/api/blog');
    await page.goBack();
    await expect(detail(page)).toContainText('/api/colors/contrast');
  });
  await test.step('APIDOC-11: tabs for request and response, which the address keeps', async () => {
    await page.goto('/api-access');
    await expect(code(page, 'request example')).toContainText('"hex": "#3B82F6"');
    await tab(page, 'Response').click();
    await expect(code(page, 'response example')).toContainText('"rgb": "rgb(59, 130, 246)"');
    await expect(code(page, 'request example')).toBeHidden();
    await expect(page).toHaveURL('/api-access?endpoint=convertColor&tab=response');
    await page.reload();
    await expect(code(page, 'response example')).toBeVisible();
  });
});

test('APIDOC-04, APIDOC-10, APIDOC-05, APIDOC-06, APIDOC-07, APIDOC-08: each essential call has path, description and parameters @no-js', async ({
  page,
}) => {
  await page.goto('/api-access');
  for (const [id, method, path, fields] of ESSENTIALS) {
    await test.step(`${method} ${path} has path, description and parameters`, async () => {
      const links = list(page).getByRole('list', { name: 'Essentials' }).getByRole('link');
      await links.nth(ESSENTIALS.findIndex((one) => one[0] === id)).click();
      await expect(detail(page)).toContainText(`${method}${path}`);
      const parameters = page.getByRole('region', { name: 'Parameters' });
      for (const [name, required] of Object.entries(fields)) {
        const row = parameters
          .getByRole('term')
          .filter({ has: page.getByText(name, { exact: true }) });
        await expect(row).toContainText(/string|integer|file/);
        if (required) await expect(row).toContainText('Required');
        else await expect(row).not.toContainText('Required');
      }
    });
  }
});

test('APIDOC-07: generate says its types, and that count is 5 where it is left out', async ({
  page,
}) => {
  await page.goto('/api-access?endpoint=generatePalette');
  const parameters = page.getByRole('region', { name: 'Parameters' });
  for (const type of ['random', 'complementary', 'triadic', 'analogous']) {
    await expect(parameters).toContainText(type);
  }
  await expect(parameters).toContainText('1 to 10; 5 by default');
});

test('APIDOC-12, APIDOC-14: every example can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/api-access');
  expect(await copied(page, 'quick start command')).toMatch(/^curl /);
  expect(JSON.parse(await copied(page, 'request example'))).toEqual({ hex: '#3B82F6' });
  await tab(page, 'Response').click();
  expect(JSON.parse(await copied(page, 'response example'))).toMatchObject({ hex: '#3B82F6' });
  for (const language of LANGUAGES) {
    await tab(page, language).click();
    expect(await copied(page, `${language} example`)).toContain('/api/colors/convert');
  }
});

test('APIDOC-18: the buttons that did nothing lead on @no-js', async ({ page }) => {
  for (const [name, url] of [
    ['Get API Key', '/register?next=keys'],
    ['Get Free API Key', '/register?next=keys'],
    ['View Docs', '/api-access#endpoints'],
    ['Documentation', '/api-access#endpoints'],
    ['Contact Support', '/contact'],
  ] as const) {
    await page.goto('/api-access');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(url);
  }
});

test('APIDOC-18: Notify Me subscribes to word of the SDKs @no-js', async ({ page, request }) => {
  const { email } = newPerson();
  await page.goto('/api-access');
  const sdks = page.getByRole('region', { name: 'SDKs' });
  await sdks.getByRole('textbox', { name: 'Email' }).fill(email);
  await sdks.getByRole('button', { name: 'Notify Me' }).click();
  await expect(page.getByText('a mail with a link')).toBeVisible();
  expect(await subscribedTo(request, email)).toBe('sdk');
});

for (const [next, place] of [
  ['keys', '/profile?tab=keys'],
  ['/profile?tab=settings', '/profile?tab=settings'],
  // One for all that is no place of this site: auth/read-place.test.ts has the others.
  ['//elsewhere.example', '/'],
] as const) {
  test(`whoever signs in with next=${next} comes to ${place}`, async ({ page, request }) => {
    const account = await signUp(request);
    await openPage(page, `/register?next=${encodeURIComponent(next)}`);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await fillInLogin(page, account);
    await expect(page).toHaveURL(place);
  });
}

test('Get API Key leads whoever has signed in straight to the keys', async ({ page, request }) => {
  await signInWith(page, await signUp(request));
  await openPage(page, '/api-access');
  await page.getByRole('main').getByRole('link', { name: 'Get API Key' }).click();
  await expect(page).toHaveURL('/profile?tab=keys');
});
