// Plain values, so that the contract does not load a search.

/** How colors that are made together look, whatever their hues. */
export const STYLE_IDS = ['balanced', 'bright', 'muted', 'earthy', 'one-hue'] as const;

export type StyleId = (typeof STYLE_IDS)[number];

/** How generated palettes look, whatever their hues. Colors of equal rank, as of charts, have no pastel or dark style. */
export const PALETTE_STYLE_IDS = [...STYLE_IDS, 'pastel', 'dark'] as const;

export type PaletteStyleId = (typeof PALETTE_STYLE_IDS)[number];

/** Former names of styles, which calls and links may still have. */
const FORMER = { any: 'balanced', vivid: 'bright' } as const;

/** Ids of styles, former ones included. */
export const FORMER_STYLE_IDS = ['any', 'vivid', ...PALETTE_STYLE_IDS] as const;

/** What a style was called in former versions, as the command line still says. */
export const formerStyleId = (style: PaletteStyleId): (typeof FORMER_STYLE_IDS)[number] =>
  style === 'balanced' ? 'any' : style === 'bright' ? 'vivid' : style;

/** The style of a text from outside, such as part of a link, also by its former name. */
export function findPaletteStyle(text: string | null | undefined): PaletteStyleId | undefined {
  if (text === 'any' || text === 'vivid') return FORMER[text];
  return PALETTE_STYLE_IDS.find((id) => id === text);
}
