import { readFile } from 'node:fs/promises';

import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Copies and downloads what the window of a plugin exports, and looks at both. */
export async function expectTakenAlong(
  page: Page,
  plugin: FrameLocator,
  file: string,
  text: RegExp,
): Promise<void> {
  const output = plugin.getByLabel('Export', { exact: true });
  await expect(output).toHaveValue(text);
  const exported = await output.inputValue();

  const copy = plugin.getByRole('button', { name: 'Copy', exact: true });
  await copy.click();
  await expect(plugin.getByText('Copied', { exact: true })).toBeVisible();
  await expect(copy).toBeFocused();
  const name = plugin.getByLabel('Name of the palette');
  const before = await name.inputValue();
  await name.fill('');
  await name.press('ControlOrMeta+V');
  // A field of one line has spaces for line ends, and holds no more than it takes.
  await expect(name).toHaveValue(exported.replaceAll('\n', ' ').slice(0, 40));
  await name.fill(before);

  const downloading = page.waitForEvent('download');
  await plugin.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(file);
  expect(await readFile(await download.path(), 'utf8')).toBe(exported);
  await expect(plugin.getByText(`${file} is in your downloads.`, { exact: false })).toBeVisible();
}
