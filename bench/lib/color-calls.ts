import { randomInt } from 'node:crypto';

import { HARMONY_TYPES, PALETTE_TYPES } from '@swatchwork/color';

/** Random, so that no cache improves the result. */
const hex = () => `#${randomInt(0x1000000).toString(16).padStart(6, '0')}`;
const oneOf = <Value>(values: readonly Value[]) => values[randomInt(values.length)]!;

/** The measured calls: their addresses in the product, and their input. */
export const COLOR_CALLS = {
  convert: { path: '/api/colors/convert', body: () => ({ hex: hex() }) },
  contrast: {
    path: '/api/colors/contrast',
    body: () => ({ foreground: hex(), background: hex() }),
  },
  harmonies: {
    path: '/api/colors/harmonies',
    body: () => ({ hex: hex(), type: oneOf(HARMONY_TYPES) }),
  },
  generate: {
    path: '/api/palettes/generate',
    body: () => ({ type: oneOf(PALETTE_TYPES), baseColor: hex(), count: 5 }),
  },
};

export type ColorCall = keyof typeof COLOR_CALLS;
