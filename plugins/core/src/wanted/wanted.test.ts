import { createTheme } from '@swatchwork/theme';
import { expect, test } from 'vitest';

import { planChanges } from '../plan-changes.ts';
import { wantPalette } from './want-palette.ts';
import { wantTheme } from './want-theme.ts';

const theme = createTheme({ brands: ['#0A66C2', { color: '#F59E0B', name: 'Sun' }] });
const nothing = { things: [], taken: [], made: [] };

test('a theme is two collections, of one mode and of three', () => {
  const { things } = wantTheme('Acme', theme, 'together');
  const collections = things.filter(({ kind }) => kind === 'collection');
  expect(collections).toMatchObject([
    { key: 'acme:scales', name: 'Acme scales', modes: ['all'] },
    { key: 'acme:theme', name: 'Acme', modes: ['light', 'dark', 'high-contrast'] },
  ]);
  const solid = things.find(({ key }) => key === 'acme:theme/role/brand-solid');
  expect(solid).toMatchObject({
    name: 'role/brand-solid',
    values: { light: { alias: expect.stringMatching(/^acme:(scales|theme\/steps)\/brand\//) } },
  });
  expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
});

test.each(['together', 'apart'] as const)(
  'every reference of a theme %s leads to a color',
  (modes) => {
    const wanted = wantTheme('Acme', theme, modes);
    const { changes } = planChanges(wanted, nothing);
    expect(changes).toHaveLength(wanted.things.length);
  },
);

test('a tool of one mode gets a collection for each', () => {
  const { things } = wantTheme('Acme', theme, 'apart');
  const collections = things.filter((thing) => thing.kind === 'collection');
  expect(collections.map(({ name, modes }) => [name, modes.length])).toEqual([
    ['Acme scales', 1],
    ['Acme light', 1],
    ['Acme dark', 1],
    ['Acme high-contrast', 1],
  ]);
});

test('a palette is styles in a folder, each with a name and a key of its own', () => {
  const { space, things } = wantPalette('Été 24', [
    { hex: '#0A66C2', name: 'Blue' },
    { hex: '#F59E0B' },
    { hex: '#FFFFFF', name: 'Blue' },
  ]);
  expect(space).toBe('été-24');
  expect(things.map(({ key, name }) => [key, name])).toEqual([
    ['été-24:style/1', 'Été 24/Blue'],
    ['été-24:style/2', 'Été 24/2'],
    ['été-24:style/3', 'Été 24/Blue 3'],
  ]);
});
