import fc from 'fast-check';
import { expect, test } from 'vitest';

import { toCssColor } from '../css-color.ts';
import { formatHex, parseHex } from '../spaces/srgb.ts';
import { generatePalette, PALETTE_TYPES } from './generate.ts';
import { generateCssPalette } from './generate-css.ts';

const channel = fc.double({ min: 0, max: 1, noNaN: true });
const color = fc
  .tuple(channel, channel, channel, fc.constantFrom('', ' / 0.5'))
  .map(([r, g, b, opacity]) => toCssColor(`color(rec2020 ${r} ${g} ${b}${opacity})`)!);
const places = fc.array(fc.option(color), { minLength: 1, maxLength: 10 });
const type = fc.constantFrom(...PALETTE_TYPES);

test('base and locked colors stay whole, and the others are those of their hexes', () => {
  const request = { places, type, base: fc.option(color, { nil: undefined }), seed: fc.integer() };
  fc.assert(
    fc.property(fc.record(request), ({ places, type, base, seed }) => {
      const options = { type, count: places.length, seed };
      const made = generateCssPalette({ ...options, base, locked: places });
      const shown = generatePalette({
        ...options,
        base: base && parseHex(base.hex),
        locked: places.map((place) => place && parseHex(place.hex)!),
      });
      expect(made.map(({ hex }) => hex)).toEqual(shown.map(formatHex));
      places.forEach((place, i) => {
        if (place) expect(made[i]).toBe(place);
      });
      const hasRoom = places.includes(null) && !places.some((one) => one?.hex === base?.hex);
      if (base && hasRoom) expect(made).toContain(base);
      const drawn = made.filter((one, i) => !places[i] && one !== base);
      for (const one of drawn) expect(Object.keys(one)).toEqual(['hex']);
    }),
  );
});
