import type { Page } from '@playwright/test';
import {
  fourteenColors,
  HEIC,
  largePoster,
  POSTER,
  photograph,
  poster,
  starfish,
  TEXT,
  turned,
} from '../../testing/pictures/picture-files.ts';
import { signInWith, signUp } from '../support/account.ts';
import { openPage } from '../support/open-page.ts';
import {
  button,
  choose,
  extractColors,
  extracted,
  hexes,
  magnifier,
  notices,
  openWith,
  PICKER,
  preview,
  tab,
  transferOf,
} from '../support/picker-page.ts';
import { expect, test } from '../support/test.ts';

test('PICKER-01, PICKER-13, PICKER-31, PICKER-38, PICKER-39: both addresses say what it takes @no-js', async ({
  page,
}) => {
  for (const path of [PICKER, '/pick-from-image']) {
    await test.step(`${path} says what it takes`, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle('Image Color Picker – Swatchwork');
      await expect(page.getByText('JPG, PNG, GIF, WebP, BMP')).toBeVisible();
      await expect(tab(page, 'Extracted Colors (0)')).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/color-picker$/);
      await expect(page.getByText('Tips', { exact: true })).toBeAttached();
    });
  }
});

test('PICKER-06, PICKER-09, PICKER-03, PICKER-05, PICKER-12, PICKER-04, PICKER-14: pictures in, colors out', {
  tag: '@core',
}, async ({ page }) => {
  await test.step('PICKER-06, PICKER-09: without an image the button asks for one', async () => {
    await openPage(page, PICKER);
    await button(page, 'Extract Dominant Colors').click();
    await expect(notices(page)).toContainText('No Image Please select an image first.');
  });
  await test.step('PICKER-03, PICKER-05: pictures drop anywhere on the page; other files are ignored', async () => {
    await openPage(page, PICKER);
    const zone = page.getByText('Drop an image here');
    await zone.dispatchEvent('drop', { dataTransfer: await transferOf(page, TEXT) });
    await page
      .locator('h1')
      .dispatchEvent('drop', { dataTransfer: await transferOf(page, await poster()) });
    await expect(page.getByText('240 × 160 pixels')).toBeVisible();
    await expect(notices(page)).toBeEmpty();
  });
  await test.step('PICKER-03, PICKER-12: a dropped photograph gives its colors, the red basket among them', async () => {
    await openPage(page, PICKER);
    const dataTransfer = await transferOf(page, starfish());
    await page.locator('h1').dispatchEvent('drop', { dataTransfer });
    await expect(page.getByText('1278 × 720 pixels')).toBeVisible();
    await extractColors(page);
    await expect(extracted(page)).toHaveCount(5);
    const isRed = (hex = '') => {
      const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex');
      return red > 150 && red > 2 * green && red > 2 * blue;
    };
    expect((await hexes(extracted(page))).filter(isRed)).toHaveLength(1);
  });
  await test.step('PICKER-04: a text file is refused when browsed for', async () => {
    await openPage(page, PICKER);
    await page.locator('input[name=image]').setInputFiles(TEXT);
    await expect(notices(page)).toContainText('Invalid File Please select a valid image file.');
    await expect(preview(page)).toHaveCount(0);
  });
  await test.step('PICKER-14: known colors, largest first, five in a row, with shares', async () => {
    await openWith(page, await poster());
    await extractColors(page);
    expect(await hexes(extracted(page))).toEqual(Object.keys(POSTER));
    await expect(extracted(page)).toContainText(['40%', '25%', '20%', '10%', '5.0%']);
    const tops = await extracted(page).evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  });
});

test('PICKER-02, PICKER-10, PICKER-12: large pictures', async ({ page }) => {
  await test.step('PICKER-02, PICKER-10, PICKER-12: a photograph is browsed for, and its colors are found here', async () => {
    await openPage(page, PICKER);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url());
    });
    const chooser = page.waitForEvent('filechooser');
    await page.locator('input[name=image]').click();
    await (await chooser).setFiles(await photograph());
    await expect(page.getByText('4000 × 3000 pixels')).toBeVisible();
    await expect(page.getByText('Your image does not leave this device.')).toBeVisible();
    await extractColors(page);
    await expect(notices(page)).toContainText('Found 5 dominant colors in your image.');
    await expect(tab(page, 'Extracted Colors (5)')).toBeVisible();
    expect(asked).toEqual([]);
  });
  await test.step('a shrunk JPG has nearly the same colors on both', async () => {
    await openWith(page, await largePoster());
    await extractColors(page);
    const here = await hexes(extracted(page));
    await page.getByRole('radio', { name: 'On the server' }).click();
    const answer = page.waitForResponse('**/api/colors/extract');
    await button(page, 'Extract Dominant Colors').click();
    const there: string[] = (await (await answer).json()).colors;
    expect(there).toHaveLength(here.length);
    for (const [i, hex] of there.entries()) {
      const channels = (text = '') => Buffer.from(text.slice(1), 'hex');
      for (const [channel, value] of channels(hex).entries()) {
        expect(Math.abs(value - channels(here[i])[channel]!)).toBeLessThanOrEqual(3);
      }
    }
  });
});

for (const [way, paste] of [
  ['Ctrl+V', (page) => page.keyboard.press('ControlOrMeta+V')],
  ['the button', (page) => button(page, 'Paste').click()],
] as [string, (page: Page) => Promise<void>][]) {
  test(`an image is pasted with ${way}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, PICKER);
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(37, 21);
      canvas.getContext('2d')?.fillRect(0, 0, 37, 21);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    });
    await paste(page);
    await expect(page.getByText('37 × 21 pixels')).toBeVisible();
  });
}

test('PICKER-07, PICKER-08: on the server the same file has the same colors, without a token', async ({
  page,
  request,
}) => {
  await signInWith(page, await signUp(request));
  await openWith(page, await poster());
  await extractColors(page);
  const here = await hexes(extracted(page));

  await page.getByRole('radio', { name: 'On the server' }).click();
  let release = () => {};
  const seen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/colors/extract', async (route) => {
    await seen;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/colors/extract');
  await button(page, 'Extract Dominant Colors').click();
  await expect(button(page, 'Extracting...')).toBeVisible();
  release();
  const headers = await (await sent).allHeaders();
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(headers.authorization).toBeUndefined();
  await expect(button(page, 'Extract Dominant Colors')).toBeVisible();
  expect((await (await (await sent).response())?.json())?.colors).toEqual(here);
  expect(await hexes(extracted(page))).toEqual(here);
});

test('what is done with the colors', async ({ page }) => {
  await test.step('a photograph that was turned is shown and read upright', async () => {
    await openWith(page, await turned());
    await expect(page.getByText('200 × 400 pixels')).toBeVisible();
    await extractColors(page);
    await button(page, 'Enable Pixel Picker').click();
    const box = (await preview(page).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 4);
    const isNear = /Added #E[0-9A-F]3[0-9A-F]4[0-9A-F] to picked colors\./;
    await expect(notices(page)).toContainText(isNear);
  });
  await test.step('how many colors: the palette follows the slider', async () => {
    await openWith(page, await fourteenColors());
    await extractColors(page);
    const slider = page.getByRole('slider', { name: 'How many colors' });
    await slider.press('End');
    await expect(tab(page, 'Extracted Colors (12)')).toBeVisible();
    await slider.press('Home');
    await expect(tab(page, 'Extracted Colors (3)')).toBeVisible();
  });
  await test.step('a photograph gives its colors at once, and others for each preset', async () => {
    await openPage(page, PICKER);
    const dataTransfer = await transferOf(page, starfish());
    await page.locator('h1').dispatchEvent('drop', { dataTransfer });
    await expect(extracted(page)).toHaveCount(5);
    const seen = new Set([(await hexes(extracted(page))).join()]);
    for (const name of ['Vivid', 'Muted', 'Accent']) {
      await page.getByRole('radio', { name, exact: true }).check();
      await expect.poll(async () => seen.has((await hexes(extracted(page))).join())).toBe(false);
      seen.add((await hexes(extracted(page))).join());
    }
  });
  await test.step('a pin takes the color of the place to which it is dragged, or moved by keys', async () => {
    await openWith(page, await poster());
    await expect(extracted(page)).toHaveCount(5);
    const [first = '', second = ''] = await hexes(extracted(page));
    const box = (await preview(page).boundingBox())!;
    const pin = page.getByRole('button', { name: `Pin of ${first}` });
    await pin.hover();
    await page.mouse.down();
    await page.mouse.move(box.x + 3, box.y + 3, { steps: 4 });
    await expect(magnifier(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(magnifier(page)).toBeHidden();
    await page.mouse.up();
    expect((await hexes(extracted(page)))[0]).toBe(first);

    const other = page.getByRole('button', { name: `Pin of ${second}` });
    await other.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Values' })).toContainText(second);
    const at = (await other.boundingBox())!;
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
    const target = page.getByRole('button', { name: `Pin of ${first}` });
    const to = (await target.boundingBox())!;
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(notices(page)).toContainText(`${first} is among the colors.`);
  });
  await test.step('the colors go on to the creator, the visualizer and a file', async () => {
    await openWith(page, await poster());
    await extractColors(page);
    const list = Object.keys(POSTER).map((hex) => hex.slice(1));
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(link('Visualize')).toHaveAttribute('href', new RegExp(list.join('-')));
    await button(page, 'Export').click();
    await expect(page.getByRole('dialog', { name: 'Export palette' })).toContainText('#1D3557');
    await page.keyboard.press('Escape');
    await link('Open in creator').click();
    await expect(page).toHaveURL(new RegExp(`create-palette\\?.*colors=${list.join('-')}`));
  });
  await test.step('the sample shows what the page does', async () => {
    await openPage(page, PICKER);
    await button(page, /Try the sample image/).click();
    await expect(page.getByText('960 × 640 pixels')).toBeVisible();
    await extractColors(page);
    await expect(extracted(page)).toHaveCount(5);
  });
});

test.describe('what no browser reads', () => {
  // Playwright's trace requests the broken image again, which the page's policy refuses.
  test.use({ allowedErrors: [/^Connecting to 'blob:/] });

  test('PICKER-11: a file that nothing can read fails with a reason, and the page goes on', async ({
    page,
  }) => {
    await openPage(page, PICKER);
    await page.locator('input[name=image]').setInputFiles(HEIC);
    await expect(page.getByText('This browser cannot show this image.')).toBeVisible();
    await expect(page.getByText('You will be asked before it is sent.')).toBeVisible();
    await expect(button(page, 'Enable Pixel Picker')).toBeDisabled();
    // It was to stay on this device, and it does until the person agrees.
    await expect(page.getByRole('radio', { name: 'On this device' })).toBeChecked();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/colors/extract')) sent += 1;
    });
    const question = page.getByRole('dialog', { name: 'Send the image to our server?' });
    await button(page, 'Extract Dominant Colors').click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(sent).toBe(0);
    await button(page, 'Extract Dominant Colors').click();
    await question.getByRole('button', { name: 'Send and Extract' }).click();
    await expect(notices(page)).toContainText(
      'Extraction Failed Could not extract colors from the image. Please try another image.',
    );
    await expect(page.getByText(/The file is not an image of a supported type/)).toBeVisible();
    expect(sent).toBe(1);
    await choose(page, await poster());
    await extractColors(page);
    await expect(extracted(page)).toHaveCount(5);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the API', { tag: '@core' }, async ({ page }) => {
    await test.step('the form is sent, and the colors come back', async () => {
      await page.goto('/pick-from-image');
      await button(page, 'Extract Dominant Colors').click();
      await expect(page.getByText('No Image: Please select an image first.')).toBeVisible();
      await page.locator('input[name=image]').setInputFiles(await poster());
      await button(page, 'Extract Dominant Colors').click();
      await expect(page).toHaveURL('/pick-from-image');
      expect(await hexes(extracted(page))).toEqual(Object.keys(POSTER));
    });
    await test.step('what cannot be read is said', async () => {
      await page.goto(PICKER);
      await page.locator('input[name=image]').setInputFiles(HEIC);
      await button(page, 'Extract Dominant Colors').click();
      await expect(
        page.getByText(/^Extraction Failed: .*not an image of a supported type/),
      ).toBeVisible();
    });
  });
});
