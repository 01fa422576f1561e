// Plain values, so that the contract does not load a search.

/** How colors that are made together look, whatever their hues. */
export const STYLE_IDS = ['balanced', 'bright', 'muted', 'earthy', 'one-hue'] as const;

export type StyleId = (typeof STYLE_IDS)[number];
