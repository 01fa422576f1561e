import { strFromU8, unzipSync } from 'fflate';

import { toasts } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('D20: the home page leads to the plugins, which can be had there', { tag: '@core' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Install the plugin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plugins' })).toBeVisible();

  await test.step("Penpot's address is copied, and leads to a manifest for every site", async () => {
    const penpot = page.getByRole('region', { name: 'Penpot', exact: true });
    await penpot.getByRole('button', { name: 'Copy address' }).click();
    await expect(toasts(page)).toContainText('Address Copied!');
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(`${baseURL}/plugins/penpot/manifest.json`);
    await expect(penpot).toContainText(address);
    const answer = await page.request.get(address);
    expect(answer.headers()['access-control-allow-origin']).toBe('*');
    expect(await answer.json()).toMatchObject({ name: 'Swatchwork', version: 2 });
  });

  await test.step("Figma's archive holds the plugin", async () => {
    const figma = page.getByRole('region', { name: 'Figma', exact: true });
    const downloading = page.waitForEvent('download');
    await figma.getByRole('link', { name: 'Download for Figma' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('figma.zip');
    const answer = await page.request.get('/plugins/figma.zip');
    const files = unzipSync(await answer.body());
    expect(JSON.parse(strFromU8(files['manifest.json']!))).toMatchObject({ main: 'main.js' });
  });

  await test.step('the archive of the extension holds what browsers load', async () => {
    const extension = page.getByRole('region', { name: 'Browser extension' });
    const downloading = page.waitForEvent('download');
    await extension.getByRole('link', { name: 'Download for browsers' }).click();
    expect((await downloading).suggestedFilename()).toBe('extension.zip');
    const answer = await page.request.get('/plugins/extension.zip');
    const files = unzipSync(await answer.body());
    expect(JSON.parse(strFromU8(files['manifest.json']!))).toMatchObject({ manifest_version: 3 });
    await extension.getByRole('button', { name: 'Copy site address' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL);
  });

  await test.step('the pictures are there', async () => {
    for (const picture of await page.getByRole('main').getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    }
  });
});
