import { picturePath } from '@swatchwork/contract/constants';
import { xmlText } from '@swatchwork/formats';

import type { PaletteEntry } from '../../api/types.ts';
import { type Feed, writeRss } from '../../feeds/write-rss.ts';
import { hexesOf } from '../../palettes/hexes-of.ts';
import { palettePath } from '../../palettes/palette-path.ts';

/**
 * Palettes as an RSS feed, each with its picture.
 *
 * @param publicUrl The address of the site, without a closing slash.
 * @param palettes Newest first.
 */
export const writePaletteRss = (
  publicUrl: string,
  feed: Feed,
  palettes: readonly PaletteEntry[],
): string =>
  writeRss(
    publicUrl,
    feed,
    palettes.map((palette) => ({
      title: palette.name,
      page: palettePath(palette),
      date: palette.createdAt,
      description: describe(palette, publicUrl),
    })),
  );

/** As HTML, which feed readers show. */
function describe(palette: PaletteEntry, publicUrl: string): string {
  const hexes = hexesOf(palette);
  const picture = publicUrl + picturePath(hexes, palette.name);
  const text = palette.description ? `<p>${xmlText(palette.description)}</p>` : '';
  return `${text}<p>${hexes.join(', ')}</p><p><img src="${xmlText(picture)}" width="1200" height="630" alt=""></p>`;
}
