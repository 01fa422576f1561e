import type { Hex } from '@swatchwork/color';

/** The same for all, so that colors alone differ. */
export const SHEET_STYLE = `
  body { margin: 24px; background: #D0D0D0; font: 14px/1.4 sans-serif; color: #222;
    display: grid; grid-template-columns: repeat(auto-fill, minmax(580px, 1fr)); gap: 24px; }
  h2 { margin: 0 0 6px; font-size: 18px; }
  svg { display: block; }
  .strips { display: grid; grid-template-columns: repeat(7, 1fr); gap: 10px; }
  .strip { display: flex; height: 90px; border-radius: 6px; overflow: hidden; }
  .strip i { flex: 1; }
  .modes { display: grid; grid-template-columns: 1fr 1fr; }
  .page { padding: 16px; }
  .card { padding: 16px; border-radius: 10px; border: 1px solid; display: grid; gap: 10px; }
  .card p { margin: 0; } .row { display: flex; gap: 8px; align-items: center; }
  .button, .chip, .field { padding: 7px 12px; border-radius: 7px; border: 1px solid transparent; }
  .field { flex: 1; } .chip { font-size: 12px; }`;

/** Palettes as strips of color. */
export const drawStrips = (palettes: readonly (readonly Hex[])[]): string =>
  `<div class="strips">${palettes
    .map((colors) => `<div class="strip">${colors.map(fill).join('')}</div>`)
    .join('')}</div>`;

const fill = (hex: Hex) => `<i style="background:${hex}"></i>`;
