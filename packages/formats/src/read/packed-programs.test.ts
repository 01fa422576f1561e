import { parseColor } from '@swatchwork/color';
import Color from 'colorjs.io';
import { expect, inject, test } from 'vitest';

import { createNumbers } from '../../testing/mutate.ts';
import {
  acb,
  clr,
  kpl,
  type MeantColor,
  swatches,
  xcassets,
} from '../../testing/programs/packed.ts';
import { Picker } from '../../testing/programs/program-file.ts';
import { readPalette } from './read.ts';

const FILES = inject('propertyRuns') ?? 100; // of each kind

/** Half of the last of 8 bits, and a little for the digits of matrices. */
const ROUNDED = 0.5 / 255 + 5e-4;

function meantInSrgb({ space, channels }: MeantColor): Color {
  const [x = 0, y = 0, z = 0] = channels;
  return new Color({ space, coords: [x, y, z] }).to('srgb');
}

const KINDS = { kpl, swatches, acb, clr, xcassets };

test.each(Object.entries(KINDS))(
  '%s: what other programs write is read as it was meant, and what is lost is noted',
  (_, make) => {
    const pick = new Picker(createNumbers(20261127));
    for (let i = 0; i < FILES; i++) {
      const file = make(pick);
      const { palette, notes } = readPalette(file.bytes);
      const where = `file ${i} ${JSON.stringify(file.colors)} ${JSON.stringify(palette)} ${notes}`;
      expect(
        palette.colors.map(({ name = '' }) => name),
        where,
      ).toEqual(file.colors.map(({ name }) => name));
      expect(palette.name, where).toBe(file.title);
      const isBeyond = notes.some((note) => /beyond sRGB/.test(note));
      for (const [place, color] of palette.colors.entries()) {
        const truth = file.colors[place]!;
        const { r, g, b } = parseColor(color.css ?? color.hex)!.color;
        const meant = meantInSrgb(truth);
        const differences = [r, g, b].map((channel, axis) => channel - Number(meant.coords[axis]));
        if (meant.inGamut() || !isBeyond) {
          const most = Math.max(...differences.map(Math.abs));
          expect(most, `color ${place} of ${where}`).toBeLessThan(ROUNDED);
        }
        expect(color.alpha ?? 1, where).toBeCloseTo(truth.alpha, 2);
      }
      const said = notes.filter((note) => !/beyond sRGB/.test(note));
      for (const note of file.notes)
        expect(
          said.some((one) => note.test(one)),
          `${note} of ${where}`,
        ).toBe(true);
      for (const one of said)
        expect(
          file.notes.some((note) => note.test(one)),
          `${one} of ${where}`,
        ).toBe(true);
    }
  },
);
