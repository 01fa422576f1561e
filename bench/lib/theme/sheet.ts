import { deltaEOK, parseColor } from '@swatchwork/color';

import { createTheme, type ThemeRoles } from '../../../packages/theme/src/index.ts';
import { launchBrowser } from '../browser.ts';
import { loadMaterial, type Peer } from './peers.ts';
import { HAND_MADE } from './radix.ts';

/** Forty brand colors of all kinds. */
const BRANDS =
  '#0A66C2 #E5484D #FFE629 #30A46C #8E4EC6 #F76B15 #00A2C7 #E93D82 #000000 #FFFFFF #808080 #0A0A23 #1DB954 #FF5A5F #FFCC00 #FC4C02 #5865F2 #611F69 #0052CC #00C4CC #F24E1E #7B68EE #25D366 #E50914 #1A1A1A #F5F5DC #C0FFEE #BADA55 #663399 #800000 #004225 #D4AF37 #36454F #FFB6C1 #39FF14 #87CEEB #A0522D #CC5500 #2F4F4F #FF00FF'.split(
    ' ',
  );

const STYLE = `
  body { margin: 8px; font: 10px sans-serif; background: #ddd }
  main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px }
  section { background: #fff; padding: 4px }
  h4 { margin: 0 0 2px }
  .row { display: flex; padding: 1px }
  .row i { flex: 1; height: 15px }
  .parts { padding: 4px; display: flex; gap: 4px; align-items: center }
  .parts b { padding: 2px 5px; border-radius: 4px }`;

/** A picture of forty brands beside the nearest hand-made scale of Radix and beside Material. */
export async function paintSheet(path: string): Promise<void> {
  const material = await loadMaterial('SchemeTonalSpot');
  const cards = BRANDS.map((brand) => card(brand, material));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 1300, height: 900 },
      deviceScaleFactor: 0.8,
    });
    await page.setContent(`<style>${STYLE}</style><main>${cards.join('')}</main>`);
    await page.screenshot({ path, fullPage: true });
  } finally {
    await browser.close();
  }
}

/** Tonal; then light and dark, each twelve steps, Radix's, Material's, and parts; high contrast. */
function card(brand: string, material: Peer): string {
  const { brands, scales, modes } = createTheme({ brands: [brand] });
  const schemes = (['light', 'dark'] as const).map((mode) => {
    const page = modes[mode].roles.ground.hex;
    return [
      row(
        scales.brand.twelve[mode].map(({ hex }) => hex),
        page,
      ),
      row(nearestHandMade(brand, mode), page),
      row(material(brand, mode).colors, page),
      parts(modes[mode].roles),
    ].join('');
  });
  const tonal = row(
    scales.brand.tonal.map(({ hex }) => hex),
    '#fff',
  );
  const title = `<h4>${brand} at ${brands[0]!.step}</h4>`;
  return `<section>${title}${tonal}${schemes.join('')}${parts(modes['high-contrast'].roles)}</section>`;
}

function nearestHandMade(brand: string, mode: 'light' | 'dark'): readonly string[] {
  const distance = (hex: string) => deltaEOK(parseColor(hex)!.color, parseColor(brand)!.color);
  const own = HAND_MADE.filter((scale) => scale.mode === mode);
  return own.toSorted((a, b) => distance(a.steps[8]!) - distance(b.steps[8]!))[0]!.steps;
}

const row = (colors: readonly string[], ground: string) =>
  `<div class=row style="background:${ground}">${colors.map((color) => `<i style="background:${color}"></i>`).join('')}</div>`;

function parts(roles: ThemeRoles): string {
  const button = (words: string, ground: string, color: string) =>
    `<b style="background:${ground};color:${color}">${words}</b>`;
  const statuses = (['error', 'warning', 'success', 'info'] as const).map((family) =>
    button(family[0]!, roles[`${family}-solid`].hex, roles[`${family}-on-solid`].hex),
  );
  return `<div class=parts style="background:${roles.ground.hex};color:${roles.text.hex}">
    ${button('Buy', roles['brand-solid'].hex, roles['brand-on-solid'].hex)}
    ${button('Tint', roles['brand-tint'].hex, roles['brand-text'].hex)}
    <span style="color:${roles.link.hex}">link</span> text
    <span style="color:${roles['text-muted'].hex}">muted</span>
    <b style="border:1px solid ${roles['border-strong'].hex}">In</b>${statuses.join('')}</div>`;
}
