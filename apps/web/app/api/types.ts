import type { Client } from '@swatchwork/client';

/** A palette as the list answers it. */
export type PaletteEntry = Awaited<ReturnType<Client['palettes']['list']>>[number];

/** The colour of a day. */
export type ColorOfTheDay = Awaited<ReturnType<Client['colorOfTheDay']['get']>>;
