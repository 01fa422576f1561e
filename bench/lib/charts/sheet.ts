import { formatHex, parseHex, simulateVision, type VisionType } from '@swatchwork/color';

import { launchBrowser } from '../browser.ts';

export interface SheetRow {
  readonly name: string;
  readonly colors: readonly string[];
  readonly ground: string;
}

const STYLE = `
  body { margin: 12px; font: 13px sans-serif; width: 1180px }
  section { display: grid; grid-template-columns: 180px 1fr 1fr; gap: 4px 12px; padding: 8px; align-items: center }
  .row { display: flex; height: 20px } .row i { flex: 1 }
  svg { display: block; width: 100%; height: 70px }`;

/** Each palette in four visions and gray, and at work in lines and dots on its ground. */
export async function paintSheet(path: string, rows: readonly SheetRow[]): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 1210, height: 900 },
      deviceScaleFactor: 0.55,
    });
    await page.setContent(`<style>${STYLE}</style>${rows.map(section).join('')}`);
    await page.screenshot({ path, fullPage: true });
  } finally {
    await browser.close();
  }
}

function section({ name, colors, ground }: SheetRow): string {
  const ink = ground === '#111111' ? '#FFFFFF' : '#000000';
  const strips = [undefined, 'protan', 'deutan', 'tritan', 'achromat'] as const;
  return `<section style="background:${ground};color:${ink}"><div>${name}</div>
    <div>${strips.map((type) => strip(colors, type)).join('')}</div>${chart(colors)}</section>`;
}

const strip = (colors: readonly string[], type: VisionType | undefined) =>
  `<div class=row>${colors.map((hex) => `<i style="background:${seen(hex, type)}"></i>`).join('')}</div>`;

const seen = (hex: string, type: VisionType | undefined) =>
  type ? formatHex(simulateVision(parseHex(hex)!, type, 1)) : hex;

function chart(colors: readonly string[]): string {
  const lines = colors.map((hex, i) => {
    const points = Array.from(
      { length: 12 },
      (_, x) => [x * 22 + 5, 35 + 24 * Math.sin(x * 0.5 + i * 1.7) + ((i * 7) % 10) - 5] as const,
    );
    const path = points.map(([x, y]) => `${x},${y.toFixed(1)}`).join(' ');
    const dots = points.map(([x, y]) => `<circle cx=${x + 270} cy=${y.toFixed(1)} r=3 />`).join('');
    return `<g fill="${hex}"><polyline points="${path}" fill=none stroke="${hex}" stroke-width=2 />${dots}</g>`;
  });
  return `<svg viewBox="0 0 540 70">${lines.join('')}</svg>`;
}
