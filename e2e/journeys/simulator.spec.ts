import type { Page } from '@playwright/test';
import { parseHex, simulateVision } from '@swatchwork/color';
import sharp from 'sharp';

import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/color-tools/color-accessibility';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const ratio = (page: Page) => page.getByRole('status', { name: 'Contrast ratio' });
const level = (page: Page) => page.getByRole('status', { name: 'WCAG level' });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });

test('ROUTE-19, SIM-01, SIM-04, SIM-08: the preview and how others see it @no-js', {
  tag: '@core',
}, async ({ page }) => {
  await test.step('ROUTE-19, SIM-01, SIM-04 to 06, SIM-08: black on white in 16 px to begin with', async () => {
    await page.goto(PATH);
    await expect(page).toHaveTitle('Accessibility Simulator – Swatchwork');
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('#000000');
    await expect(page.getByRole('textbox', { name: 'Background', exact: true })).toHaveValue(
      '#FFFFFF',
    );
    for (const [name, value, min, max, step] of [
      ['Font size', '16', '8', '72', '1'],
      ['Line height', '1.5', '1', '3', '0.1'],
      ['Letter spacing', '0', '0', '5', '0.1'],
    ] as const) {
      await expect(slider(page, name)).toHaveValue(value);
      await expect(slider(page, name)).toHaveAttribute('min', min);
      await expect(slider(page, name)).toHaveAttribute('max', max);
      await expect(slider(page, name)).toHaveAttribute('step', step);
    }
    await expect(ratio(page)).toHaveText('21.00:1');
    await expect(preview(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(preview(page)).toHaveCSS('font-size', '16px');
  });
  await test.step('the preview as other eyes see it; the ratio stays that of the colors', async () => {
    await page.goto(`${PATH}?text=ff0000&vision=achromat`);
    await expect(preview(page)).toHaveCSS('color', 'rgb(127, 127, 127)');
    await expect(ratio(page)).toHaveText('3.99:1');
    await page.goto(`${PATH}?text=ff0000&vision=achromat&severity=0`);
    await expect(preview(page)).toHaveCSS('color', 'rgb(255, 0, 0)');
  });
  await test.step('the whole page can be seen that way, and nothing passes the filter twice', async () => {
    await page.goto(`${PATH}?text=ff0000&vision=achromat&page=1`);
    await expect(preview(page)).toHaveCSS('color', 'rgb(255, 0, 0)');
    await expect(page.locator('#content > div')).toHaveCSS('filter', /vision/);
  });
});

test('SIM-07: on a phone the preview stays in view above the sliders that change it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  for (const name of ['Font size', 'Line height', 'Letter spacing']) {
    await slider(page, name).focus();
    await expect(slider(page, name)).toBeInViewport({ ratio: 1 });
    await expect(preview(page)).toBeInViewport({ ratio: 1 });
    const bottom = await preview(page).evaluate((one) => one.getBoundingClientRect().bottom);
    const top = await slider(page, name).evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(bottom);
  }
});

test('SIM-09: each pair has its verdict @no-js', async ({ page }) => {
  for (const [text, expected] of [
    ['777777', 'AA Large'],
    ['767676', 'AA'],
    ['595959', 'AAA'],
    ['999999', 'Fail'],
  ]) {
    await test.step(`#${text} on white is ${expected}`, async () => {
      await page.goto(`${PATH}?text=${text}`);
      await expect(level(page)).toHaveText(expected ?? '');
    });
  }
});

test('SIM-02, SIM-07, SIM-10: by mouse and by keyboard', async ({ page }) => {
  await test.step('SIM-02 to SIM-07, SIM-10: every control acts on the preview, and the link keeps it', async () => {
    await page.goto(PATH);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('#FFFF00');
    await page.getByRole('textbox', { name: 'Background', exact: true }).fill('navy');
    await page.getByRole('checkbox', { name: 'Bold' }).check();
    await page.getByRole('checkbox', { name: 'Underline' }).check();
    await slider(page, 'Font size').fill('30');
    await slider(page, 'Line height').fill('2');
    await slider(page, 'Letter spacing').fill('1.5');

    const shows = async () => {
      for (const [property, value] of [
        ['color', 'rgb(255, 255, 0)'],
        ['background-color', 'rgb(0, 0, 128)'],
        ['font-weight', '700'],
        ['text-decoration-line', 'underline'],
        ['font-size', '30px'],
        ['line-height', '60px'],
        ['letter-spacing', '1.5px'],
      ] as const) {
        await expect(preview(page)).toHaveCSS(property, value);
      }
    };
    await shows();
    await expect(page).toHaveURL(/bold=1&underline=1&size=30&line=2&spacing=1\.5/);
    await page.reload();
    await shows();
  });
  await test.step("a picture of one's own is shown twice, and what is no picture is refused", async () => {
    await openPage(page, `${PATH}?vision=protan`);
    const input = page.getByLabel('Your own image');
    await input.setInputFiles({
      name: 'red.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    });
    await expect(page.getByRole('img', { name: /^Your image, (original|simulated)/ })).toHaveCount(
      2,
    );
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    const notices = page.getByRole('status', { name: 'Notifications' });
    await expect(notices).toContainText('Please select a valid image file.');
  });
  await test.step('by keyboard alone: bold, larger, another vision', async () => {
    await page.goto(`${PATH}?text=ff0000`);
    await page.getByRole('textbox', { name: 'Background', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(preview(page)).toHaveCSS('font-weight', '700');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(preview(page)).toHaveCSS('font-size', '17px');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Color vision' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(preview(page)).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  });
});

test('the filters paint what the color package computes', async ({ page }) => {
  for (const [vision, severity] of [
    ['protan', '100'],
    ['deutan', '60'],
    ['tritan', '100'],
    ['achromat', '100'],
  ] as const) {
    await test.step(`the filter paints what the color package computes: ${vision} at ${severity}%`, async () => {
      await page.goto(`${PATH}?vision=${vision}&severity=${severity}`);
      const picture = page.getByRole('img', {
        name: 'The same as seen with the chosen color vision',
      });
      await picture.scrollIntoViewIfNeeded();
      const shot = await sharp(await picture.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { data, info } = shot;
      // The sun, the sky and the field of the sample page, in shares of its width and height.
      for (const [x, y, hex] of [
        [232 / 480, 46 / 210, '#FFD84D'],
        [20 / 480, 20 / 210, '#8CC4EA'],
        [20 / 480, 200 / 210, '#3F7F3A'],
      ] as const) {
        const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
        const seen = simulateVision(parseHex(hex)!, vision, Number(severity) / 100);
        for (const [channel, value] of [seen.r, seen.g, seen.b].entries()) {
          expect(Math.abs(data[at + channel]! - value * 255), `${hex}, ${channel}`).toBeLessThan(4);
        }
      }
    });
  }
});
