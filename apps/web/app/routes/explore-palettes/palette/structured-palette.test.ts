import { expect, test } from 'vitest';

import type { PaletteEntry } from '../../../api/types.ts';
import { structuredPalette } from './structured-palette.ts';

const PALETTE: PaletteEntry = {
  id: '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d25',
  slug: 'harbour-before-dawn',
  name: 'Harbor Before Dawn',
  description: null,
  colors: ['#0B1D34', { hex: '#F69835', name: 'Buoy Lamp' }],
  likes: 29,
  startingLikes: 26,
  views: 0,
  copies: 0,
  tags: ['cool', 'ocean'],
  isPublic: true,
  createdAt: '2026-01-02T03:04:05.000Z',
  userId: null,
  source: 'swatchwork',
};

test('a palette describes itself, with the likes that people gave', () => {
  const [work, crumbs] = structuredPalette(PALETTE, 'https://example.org')['@graph'];
  expect(work).toMatchObject({
    '@type': 'CreativeWork',
    name: 'Harbor Before Dawn',
    text: '#0B1D34, #F69835',
    keywords: 'cool, ocean',
    image: 'https://example.org/pictures/palette/0B1D34-F69835.png?name=Harbor+Before+Dawn',
    author: { name: 'Swatchwork' },
    interactionStatistic: { userInteractionCount: 3 },
    mainEntityOfPage: 'https://example.org/palettes/harbour-before-dawn',
  });
  expect(work).not.toHaveProperty('description');
  expect(crumbs).toMatchObject({ itemListElement: [{ position: 1 }, {}, { position: 3 }] });
});

test('nobody is named as the author of what a person shared', () => {
  const own = { ...PALETTE, source: 'user' as const, tags: [], description: 'Cold' };
  const [work] = structuredPalette(own, 'https://example.org')['@graph'];
  expect(work).toMatchObject({ description: 'Cold' });
  expect(work).not.toHaveProperty('author');
  expect(work).not.toHaveProperty('keywords');
});
