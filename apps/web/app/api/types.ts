import type { Client } from '@swatchwork/client';

/** A palette as the list answers it. */
export type PaletteEntry = Awaited<ReturnType<Client['palettes']['get']>>;

/** An article of the blog and the learning hub. */
export type Article = Awaited<ReturnType<Client['blog']['list']>>[number];

/** The colour of a day. */
export type ColorOfTheDay = Awaited<ReturnType<Client['colorOfTheDay']['get']>>;
