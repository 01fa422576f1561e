import type { Locator, Page } from '@playwright/test';
import { poster } from '../../testing/pictures/picture-files.ts';
import { fillInLogin, signInWith, signUp, toasts } from '../support/account.ts';
import { openAdmin } from '../support/admin-page.ts';
import { creatorOn } from '../support/creator-page.ts';
import { openWith } from '../support/picker-page.ts';
import { expect, test } from '../support/test.ts';

const close = (page: Page) => toasts(page).getByRole('button', { name: /^Dismiss/ });
const message = (page: Page) => toasts(page).locator(':scope > div');

/** Whether a click at the center of an element would reach it. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && node.contains(hit);
  });

const expectOnTop = (element: Locator) => expect.poll(() => isOnTop(element)).toBe(true);

/** The message and its button can be pressed, and they cover nothing of the page. */
async function expectInHeader(page: Page) {
  await expectOnTop(message(page));
  await expectOnTop(close(page));
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => {
      const box = await message(page).boundingBox();
      return box && header && box.y >= header.y && box.y + box.height <= header.y + header.height;
    })
    .toBe(true);
}

const WIDTHS = [360, 768, 1366, 1440, 1920];

test('TOAST-03, CREATOR-50, CREATOR-55, CREATOR-56: a message covers nothing that is worked on', async ({
  page,
  request,
}) => {
  await signInWith(page, await signUp(request));
  for (const width of WIDTHS) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 768 });
      const creator = creatorOn(page);
      await creator.open();
      const save = page.getByRole('button', { name: 'Save Palette' });
      await save.click();
      await expect(creator.toasts).toContainText('Name Required');
      await expectInHeader(page);
      for (const worked of [page.getByRole('textbox', { name: 'Palette name' }), save]) {
        await worked.scrollIntoViewIfNeeded(); // in the sheet of a phone
        await expectOnTop(worked);
      }
      await page.keyboard.press('Escape'); // closes the sheet of a phone
      await page.evaluate(() => scrollTo(0, 0));
      for (const name of ['Random Colors', 'New Palette', /^Undo/, 'Import'])
        await expectOnTop(page.getByRole('button', { name }));
      await close(page).click();
      await expect(creator.toasts).toBeEmpty();
    });
  }
});

/** The names of the header's controls that the message lies over, be it in part. */
const covered = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const region = header.querySelector('[role=status]');
    const message = region?.firstElementChild?.getBoundingClientRect();
    if (!message?.width) throw new Error('No message shows in the header');
    const controls = [...header.querySelectorAll('a, input, button')].filter(
      (control) => control.checkVisibility() && !region?.contains(control),
    );
    return controls
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isBeside = right <= message.left || left >= message.right;
        return !isBeside && top < message.bottom && bottom > message.top;
      })
      .map((control) => control.ariaLabel ?? control.textContent.trim());
  });

/** What a message may lie over where the header has no free space for it. */
function mayBeCovered(width: number) {
  if (width < 576) return /^(Swatchwork|Light|Neutral gray|Dark)( surround)?$/;
  return width >= 1120 && width < 1280 ? /^(API|Web Safe Colors)$/ : /^$/;
}

for (const who of ['a visitor', 'somebody with a long name']) {
  test(`TOAST-03: no message covers a control of the header for ${who} (D18)`, {
    tag: '@system',
  }, async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    if (who !== 'a visitor')
      await signInWith(page, await signUp(request, { firstName: 'Maximiliane-Charlotte' }));
    await page.goto('/');
    const entrance = who === 'a visitor' ? 'Sign In' : 'Maximiliane-Charlotte';
    await expect(
      page.getByRole('banner').getByText(entrance, { exact: true }).first(),
    ).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    // for the place of messages, which the page may have only just begun to set
    await page.clock.runFor(200);

    const swatch = page.getByRole('button', { name: '#F6C945' });
    for (const text of ['Copied!', 'Copy Failed']) {
      if (text === 'Copy Failed') {
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
          document.execCommand = () => false;
        });
      }
      for (const width of [340, 360, 576, 767, 768, 1119, 1120, 1200, 1279, 1280, 1366, 1920]) {
        await test.step(`${text} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 768 });
          await swatch.click();
          await expect(toasts(page)).toContainText(text);
          await expectInHeader(page);
          const names = await covered(page);
          expect(names.filter((name) => !mayBeCovered(width).test(name))).toEqual([]);
        });
      }
    }
  });
}

test('PICKER-16, TOAST-04: messages of the picker do not pile on the next control', {
  tag: '@system',
}, async ({ page }) => {
  for (const width of WIDTHS) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 768 });
      await openWith(page, await poster());
      const extract = page.getByRole('button', { name: 'Extract Dominant Colors' });
      await extract.click();
      await expect(toasts(page)).toContainText('Colors Extracted!');
      const picker = page.getByRole('button', { name: 'Enable Pixel Picker' });
      await picker.click();
      await expect(toasts(page)).toContainText('Picker Mode Enabled');
      await expect(message(page)).toHaveCount(1);
      await expectInHeader(page);
      // Entering the mode shows the picture.
      await extract.evaluate((node) => node.scrollIntoView({ block: 'center' }));
      await expectOnTop(extract);
      await expectOnTop(page.getByRole('button', { name: 'Exit Picker Mode' }));
    });
  }
});

test.describe('in an open dialog', () => {
  for (const width of [360, 1366]) {
    test(`TOAST-03: at ${width} px a message stands in its heading and is closed without closing it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 768 });
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      });
      await creatorOn(page).open('', 'Export');
      await page.getByRole('button', { name: 'More formats' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export palette' });
      const region = dialog.getByRole('status', { name: 'Notifications' });
      // Present before its text, or it would not be announced.
      await expect(region).toBeEmpty();
      await expect(toasts(page)).toHaveCount(1);

      const copy = dialog.getByRole('button', { name: 'Copy', exact: true });
      await copy.click();
      await expect(region).toContainText('Copy Failed');
      await expectOnTop(message(page));
      await expectOnTop(close(page));
      await expectOnTop(copy);
      await expectOnTop(dialog.getByRole('combobox', { name: 'Format' }));
      await expectOnTop(dialog.getByRole('button', { name: 'Close' }));
      await close(page).click();
      await expect(region).toBeEmpty();
      await expect(dialog).toBeVisible();

      await copy.click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expectInHeader(page);
    });
  }

  test('PROFILE-01, TOAST-03: a wrong password is said in the question whether to delete the account', {
    tag: '@system',
  }, async ({ page, request }) => {
    await signInWith(page, await signUp(request));
    await page.goto('/profile?tab=settings');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Delete Permanently' }).click();
    await expect(dialog.getByRole('status', { name: 'Notifications' })).toContainText(
      'Delete Failed',
    );
    await expectOnTop(message(page));
    await expectOnTop(dialog.getByRole('button', { name: 'Delete Permanently' }));
    await close(page).click();
    await expect(dialog).toBeVisible();
  });

  test('ADMIN-19, ADMIN-20, ADMIN-21: what fails is said where it was asked for', {
    tag: '@system',
  }, async ({ page, request }) => {
    await openAdmin(page, request);
    await page.route('**/api/blog*', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    );
    const title = `e2e ${crypto.randomUUID().slice(0, 13)}`;
    await page.getByRole('button', { name: 'New Article' }).click();
    const editor = page.getByRole('dialog', { name: 'Create Article' });
    await editor.getByRole('textbox', { name: 'Title' }).fill(title);
    await editor.getByRole('textbox', { name: 'Content' }).fill('Text');
    const create = editor.getByRole('button', { name: 'Create Article' });
    await create.click();
    await expect(editor.getByRole('status', { name: 'Notifications' })).toContainText(
      'Failed to create article',
    );
    await expectOnTop(message(page));
    await expectOnTop(create);
    await close(page).click();
    await expect(editor).toBeVisible();

    await page.unroute('**/api/blog*');
    await create.click();
    await expect(editor).toBeHidden();
    await expect(toasts(page)).toContainText('Success');
    await expectInHeader(page);

    await page.route('**/api/blog/*', (route) => route.abort());
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const question = page.getByRole('dialog', { name: 'Delete this article?' });
    const confirm = question.getByRole('button', { name: 'Delete Article' });
    await confirm.click();
    await expect(question.getByRole('status', { name: 'Notifications' })).toContainText(
      'Failed to delete article',
    );
    await expectOnTop(message(page));
    await expectOnTop(confirm);
    await close(page).click();
    await expect(question).toBeVisible();
    await page.unroute('**/api/blog/*');
    await confirm.click();
    await expect(question).toBeHidden();
  });
});

test('a success goes after two seconds, but not while it is looked at; an error stays (D18)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  // for the place of messages, which the page may have only just begun to set
  await page.clock.runFor(200);
  const swatch = page.getByRole('button', { name: '#F6C945' });
  await swatch.click();
  await expect(toasts(page)).toContainText('Copied!');
  await page.clock.runFor(1900);
  await expect(toasts(page)).toContainText('Copied!');
  await message(page).hover();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toContainText('Copied!');
  await swatch.hover();
  await page.clock.runFor(2100);
  await expect(toasts(page)).toBeEmpty();

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await swatch.click();
  await expect(toasts(page)).toContainText('Copy Failed');
  await page.clock.runFor(3_600_000);
  await expect(toasts(page)).toContainText('Copy Failed');
});

test('LOGIN-06: the welcome takes the place of the request to log in', { tag: '@system' }, async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/palettes', async (route) => {
    await released;
    await route.continue();
  });
  await creatorOn(page).open('?name=Fruit');
  await page.getByRole('button', { name: 'Login to Save Palette' }).click();
  await expect(toasts(page)).toContainText('Login Required');
  await expect(page).toHaveURL(/\/login\?/);
  await expect(toasts(page)).toContainText('Login Required');
  await fillInLogin(page, account);
  await expect(toasts(page)).toContainText('Welcome back!');
  await expect(toasts(page)).not.toContainText('Login Required');
  await expect(message(page)).toHaveCount(1);
  release();
  await expect(toasts(page)).toContainText('Palette Saved!');
  await expect(message(page)).toHaveCount(1);
});
