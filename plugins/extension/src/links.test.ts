import { expect, test } from 'vitest';

import { readDocument } from '../../../apps/web/app/palettes/document-url.ts';
import { readTrayHash } from '../../../apps/web/app/tray/tray-link.ts';
import { readThemeQuery } from '../../../packages/theme/src/link/index.ts';
import { LINKS, readSite } from './links.ts';

const COLORS = ['#0A66C2', '#F59E0B', '#112233'] as const;
const BASE = 'https://swatchwork.example';

test('the site reads the colors out of the links', () => {
  const creator = new URL(LINKS.creator(COLORS), BASE);
  expect(readDocument(creator.search).colors).toEqual(COLORS);
  const theme = new URL(LINKS.theme(COLORS), BASE);
  expect(readThemeQuery(theme.search)).toMatchObject({ hasBrands: true, problems: [] });
  const tray = new URL(LINKS.tray(COLORS), BASE);
  expect(readTrayHash(tray.hash).map(({ hex }) => hex)).toEqual(COLORS);
});

test('a theme takes eight colors', () => {
  expect(LINKS.theme(Array.from({ length: 12 }, () => '#0A66C2' as const)).split(',')).toHaveLength(
    8,
  );
});

test.each([
  ['https://colors.example/explore?a=1', 'https://colors.example'],
  [' colors.example ', 'https://colors.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['javascript:alert(1)', undefined],
  ['ftp://colors.example', undefined],
  ['nonsense://', undefined],
  ['', undefined],
])('the site %j is %s', (text, site) => expect(readSite(text)).toBe(site));
