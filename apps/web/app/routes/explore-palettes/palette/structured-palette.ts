import { picturePath } from '@swatchwork/contract/constants';
import type { PaletteEntry } from '../../../api/types.ts';
import { breadcrumbs } from '../../../meta/breadcrumbs.ts';
import { hexesOf } from '../../../palettes/hexes-of.ts';
import { palettePath } from '../../../palettes/palette-path.ts';

/**
 * A palette and its breadcrumbs as schema.org describes them. Likes are those that people gave.
 *
 * @param publicUrl The address of the site, without a closing slash.
 * @see https://schema.org/CreativeWork, https://schema.org/BreadcrumbList
 */
export function structuredPalette(palette: PaletteEntry, publicUrl: string) {
  const { name, description, tags, createdAt, source, likes, startingLikes } = palette;
  const url = publicUrl + palettePath(palette);
  const hexes = hexesOf(palette);
  const publisher = { '@type': 'Organization', name: 'Swatchwork', url: publicUrl };
  const crumbs = [
    { name: 'Home', item: `${publicUrl}/` },
    { name: 'Explore Palettes', item: `${publicUrl}/explore-palettes` },
    { name, item: url },
  ];

  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CreativeWork',
        name,
        ...(description && { description }),
        text: hexes.join(', '),
        ...(tags.length > 0 && { keywords: tags.join(', ') }),
        image: publicUrl + picturePath(hexes, name),
        dateCreated: createdAt,
        ...(source === 'swatchwork' && { author: publisher }),
        publisher,
        isAccessibleForFree: true,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/LikeAction',
          userInteractionCount: likes - startingLikes,
        },
        mainEntityOfPage: url,
      },
      breadcrumbs(crumbs),
    ],
  };
}
