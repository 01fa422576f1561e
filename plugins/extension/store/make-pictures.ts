// `node plugins/extension/store/make-pictures.ts` writes the pictures of the store listing, and the one
// of the page about plugins, from the packed extension on one of the saved pages.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { startExtension } from '../../../e2e/support/extension.ts';
import { fromRoot } from '../../../scripts/lib/root.ts';
import type { BrowserCalls } from '../src/browser-calls.ts';

const STORE = fromRoot('plugins/extension/store');
const folder = mkdtempSync(join(tmpdir(), 'swatchwork-store-'));
const { context, page, open, press } = await startExtension(folder);

const address = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
const compress = (png: Uint8Array) => sharp(png).png({ palette: true, effort: 10 }).toBuffer();

/** A page with the popup above it, as both stand in a window. */
async function compose(popup: Page, name: string): Promise<void> {
  await popup.setViewportSize({ width: 380, height: 600 });
  const window = await context.newPage();
  const shots = [await page.screenshot(), await popup.screenshot()].map(address);
  await window.setContent(
    `<body style="margin:0"><img src="${shots[0]}" style="position:absolute">` +
      `<img src="${shots[1]}" style="position:absolute;top:12px;right:12px;border-radius:12px;box-shadow:0 8px 40px #0006">`,
  );
  writeFileSync(join(STORE, name), await compress(await window.screenshot()));
  await window.close();
}

await page.setViewportSize({ width: 1280, height: 800 });
await open('tailwind.html');
let popup = await press();
await popup.evaluate(async () => {
  const { chrome } = globalThis as typeof globalThis & { chrome: BrowserCalls };
  await chrome.storage.local.set({ site: 'https://swatchwork.example' });
});
popup = await press();
await popup.locator('#bar span').first().waitFor();
await compose(popup, 'palette.png');

// Twice as large as it is shown
const session = await context.newCDPSession(popup);
const clip = { x: 0, y: 0, width: 380, height: 475, scale: 2 };
const { data } = await session.send('Page.captureScreenshot', { clip });
const shown = Buffer.from(data, 'base64');
const webp = await sharp(shown).resize(640, 800).webp({ quality: 80, effort: 6 }).toBuffer();
writeFileSync(fromRoot('apps/web/public/plugins/extension.webp'), webp);

await popup.getByRole('tab', { name: 'Contrast' }).click();
await popup.getByRole('button', { name: 'Show' }).first().click();
await popup.getByRole('button', { name: /^Try/ }).nth(1).click();
await compose(popup, 'contrast.png');

await open('shadcn-dark.html');
popup = await press();
await popup.emulateMedia({ colorScheme: 'dark' });
await popup.locator('#bar span').first().waitFor();
await compose(popup, 'dark.png');

const tile = await context.newPage();
await tile.setViewportSize({ width: 440, height: 280 });
const icon = await sharp(fromRoot('apps/web/public/icons/512.png')).resize(112).png().toBuffer();
await tile.setContent(
  `<body style="margin:0;height:280px;display:grid;place-content:center;justify-items:center;gap:16px;background:#fff;color:#111;font:600 24px system-ui,sans-serif">` +
    `<img src="${address(icon)}" alt=""><span>Swatchwork</span><span style="font-size:18px;font-weight:400">Colors of this page</span>`,
);
writeFileSync(join(STORE, 'tile.png'), await compress(await tile.screenshot()));

await context.close();
rmSync(folder, { recursive: true, force: true });
