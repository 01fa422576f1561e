import Color from 'colorjs.io';
import { describe, expect, inject, test } from 'vitest';

import { exactText } from './exact-text.ts';
import { createRandom } from './palette/random.ts';
import { parseColor } from './parse.ts';
import { formatHex, isInGamut, parseHex } from './spaces/srgb.ts';
import { HSL, SPACES, type Space } from './spaces.ts';

const random = createRandom('exact');
const RUNS = inject('propertyRuns');
const HEXES = [
  ...Array.from({ length: 4096 }, (_, i) => i.toString(16).padStart(3, '0').replace(/./g, '$&$&')),
  ...Array.from({ length: 20_000 }, () =>
    Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0'),
  ),
]
  .map((digits) => `#${digits.toUpperCase()}`)
  .filter((_, i) => !RUNS || i % RUNS === 0);

/** By its numbers where it is not CSS, as HSV and CMYK are. */
function read({ channels, toSrgb }: Space, text: string) {
  const numbers = text.match(/[\d.]+/g) ?? [];
  const values = Object.keys(channels).map((name, i) => [name, Number(numbers[i])]);
  return parseColor(text)?.color ?? toSrgb(Object.fromEntries(values));
}

describe.each(SPACES)('exactText of $id', (space) => {
  test('brings colors of three digits and others back', () => {
    const lost = HEXES.filter(
      (hex) => formatHex(read(space, exactText(space, parseHex(hex)!))) !== hex,
    );
    expect(lost).toEqual([]);
  });

  test('has no digit more than it needs', () => {
    for (const hex of HEXES.slice(0, 1000)) {
      const [text, usual] = [exactText(space, parseHex(hex)!), space.format(parseHex(hex)!)];
      if (text === usual) continue;
      const back = read(space, usual);
      expect(isInGamut(back) && formatHex(back), usual).not.toBe(hex);
    }
  });
});

test('another library reads the same color', () => {
  for (const hex of HEXES.slice(-300)) {
    const back = new Color(exactText(HSL, parseHex(hex)!)).to('srgb').toString({ format: 'hex' });
    expect(new Color(back).to('srgb').coords, hex).toEqual(new Color(hex).coords);
  }
});
