import { describe, expect, inject, test } from 'vitest';

import { type FormatId, MOST_COLORS, PICTURE_FORMATS } from '../constants.ts';
import type { ExportedPalette } from '../palette/palette.ts';
import { findFormat } from '../write/formats.ts';
import { readPalette } from './read.ts';

const RED = 'color(display-p3 1 0 0)';
const PALETTE: ExportedPalette = {
  name: 'Sea "夏" endstream \\ \u{1F30A}',
  colors: ['#112233', '#FF0B0C', '#AABBCC'],
  colorNames: ['Déjà vu', undefined, '/Type /SwatchworkPalette'],
  exact: [undefined, RED],
  alphas: [1, 1, 0.3333],
};
const NOW = new Date('2026-11-26T12:00:00Z');

const write = async (id: FormatId, palette = PALETTE): Promise<Uint8Array> => {
  const file = await findFormat(id)!.write(palette, NOW);
  if (typeof file === 'string') throw new Error(`${id} is a text`);
  return file;
};

describe.each(PICTURE_FORMATS)('our own %s', (id) => {
  test('is read with all that the palette was: names, wide colors, opacity', async () => {
    const { palette, format, notes } = readPalette(await write(id));
    const asJson = readPalette(String(await findFormat('json')!.write(PALETTE, NOW)));
    expect(format).toBe(findFormat(id)!.extension);
    expect(notes).toEqual([]);
    expect(palette).toEqual(asJson.palette);
    expect(palette.name).toBe(PALETTE.name);
    expect(palette.colors[1]).toMatchObject({ hex: '#FF0B0C', css: RED });
  });

  test('is a picture where it carries nothing, or is cut off', async () => {
    const file = await write(id);
    const without = Buffer.from(file);
    for (const word of ['Swatchwork palette', 'SwatchworkPalette']) {
      for (let at = without.indexOf(word); at >= 0; at = without.indexOf(word)) without[at] = 0x58;
    }
    for (const other of [without, file.slice(0, 60)]) {
      expect(() => readPalette(other)).toThrow('open it with the Image Color Picker');
    }
  });
});

test('a damaged byte of a PNG is not read as another color', async () => {
  const file = Buffer.from(await write('png'));
  file[file.indexOf('112233')] = 0x33;
  expect(() => readPalette(file)).toThrow('open it with the Image Color Picker');
});

// In the short run one of the pictures to present stands for the others.
const MANY = inject('propertyRuns') ? (['png', 'png-slide', 'pdf'] as const) : PICTURE_FORMATS;
test.each(MANY)('our own %s with as many colors as it may have, too', async (id) => {
  const colors = Array.from(
    { length: (MOST_COLORS as Partial<Record<FormatId, number>>)[id]! },
    (_, i) => `#${(i + 4096).toString(16).padStart(6, '0').toUpperCase()}` as const,
  );
  const { palette } = readPalette(await write(id, { name: '', colors }));
  expect(palette.colors.map(({ hex }) => hex)).toEqual(colors);
});
