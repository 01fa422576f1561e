import { formatHex, type Srgb } from '@swatchwork/color';

import { launchBrowser } from '../browser.ts';

const STYLE = `
  body { margin: 12px; font: 12px sans-serif; background: #fff; width: 1176px }
  h2 { margin: 10px 0 4px; font-size: 13px }
  section { display: grid; grid-template-columns: repeat(10, 1fr); gap: 8px }
  p { display: flex; margin: 0 }
  i { flex: 1; height: 44px }`;

/** Paints palettes, in parts with a title, into a picture. */
export async function paintSheet(
  path: string,
  parts: Readonly<Record<string, readonly Srgb[][]>>,
): Promise<void> {
  const html = Object.entries(parts).map(
    ([title, palettes]) => `<h2>${title}</h2><section>${palettes.map(row).join('')}</section>`,
  );
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
    await page.setContent(`<style>${STYLE}</style>${html.join('')}`);
    await page.screenshot({ path, fullPage: true });
  } finally {
    await browser.close();
  }
}

const row = (colors: readonly Srgb[]): string =>
  `<p>${colors.map((color) => `<i style="background:${formatHex(color)}"></i>`).join('')}</p>`;
