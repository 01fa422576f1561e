import { expect, test } from 'vitest';

import { parseHex } from '../spaces/srgb.ts';
import { paletteFacets } from './facets.ts';

const facetsOf = (hexes: string) => paletteFacets(hexes.split(' ').map((hex) => parseHex(hex)!));

test('a palette made for every vision is safe for all, red with green is not for deutan', () => {
  const all = ['normal', 'protan', 'deutan', 'tritan'];
  // IBM Design Language.
  expect(facetsOf('648FFF 785EF0 DC267F FE6100 FFB000').safe).toEqual(all);
  expect(facetsOf('D00000 00A000').safe).toEqual(['normal', 'protan', 'tritan']);
  expect(facetsOf('777777 7A7A7A').safe).toEqual([]);
});

// 767676 is the lightest gray with 4.5 on white.
test.each([
  ['FFFFFF 767676', 1],
  ['FFFFFF 777777', 0],
  ['FFFFFF 767676 000000', 3],
])('%s has %d pairs for text', (hexes, pairs) => {
  expect(facetsOf(hexes).textPairs).toBe(pairs);
});

test.each([
  ['FAFAFA 22223B', true],
  ['FAFAFA E07A5F', false], // no text on the page
  ['22223B 111111', false],
  ['E07A5F 81B29A 3D405B', false], // no calm page
  ['101418 F2F2F2 FF4455', true],
])('%s has a ground and a text color: %s', (hexes, has) => {
  expect(facetsOf(hexes).hasGroundAndText).toBe(has);
});

test.each([
  ['FDF6EC F4E1D2 E8D5B7', { tone: 'light', strength: 'muted' }],
  ['101418 22223B 2B2D42', { tone: 'dark', strength: 'muted' }],
  ['FF0055 00CC66 3355FF', { tone: undefined, strength: 'vivid' }],
])('%s is %o', (hexes, expected) => {
  const { tone, strength } = facetsOf(hexes);
  expect({ tone, strength }).toEqual(expected);
});
