import { parseHex } from '@swatchwork/color';
import { describe, expect, inject, test } from 'vitest';

import {
  encoded,
  keyOf,
  PROGRAM_KINDS,
  programFile,
} from '../../testing/program-files/program-files.ts';
import { FormatError } from '../palette/format-error.ts';
import { readPalette } from './read.ts';

const FILES = inject('propertyRuns') ?? 100; // of each kind

/** What is wrong with the reading of a file: a color that it does not hold, or a silent loss. */
function mistakes(kind: string, seed: number): string[] {
  const { text, truth, isLossy } = programFile(kind, seed);
  const { colors, notes } = read(encoded(text, seed));
  const held = new Set(truth);
  const wrong = colors.filter((color) => ![...held].some((one) => isClose(one, color)));
  const missing = truth.filter((one) => !colors.some((color) => isClose(one, color)));
  const twice = colors.length - truth.length;
  return [
    ...wrong.map((color) => `${color} is no color of it`),
    ...(notes.length === 0 ? missing.map((color) => `${color} is lost`) : []),
    ...(isLossy && notes.length === 0 ? ['a loss is not said'] : []),
    ...(twice > 0 ? [`${twice} colors too many`] : []),
  ].map((problem) => `${problem}\n${text}\n${notes}`);
}

function read(bytes: Uint8Array): { colors: string[]; notes: string[] } {
  try {
    const { palette, notes } = readPalette(bytes);
    const colors = palette.colors.map(({ hex, alpha = 1 }) => {
      const { r, g, b } = parseHex(hex)!;
      return keyOf(
        [r, g, b].map((share) => Math.round(share * 255)) as [number, number, number],
        Math.round(alpha * 255),
      );
    });
    return { colors, notes };
  } catch (error) {
    if (error instanceof FormatError) return { colors: [], notes: [error.message] };
    throw error;
  }
}

/** Functions of other programs round to whole numbers of 255. */
function isClose(one: string, other: string): boolean {
  const channels = (key: string) => {
    const [hex = '', alpha] = key.split(' ');
    return [
      ...(hex.match(/[\dA-F]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16)),
      Number(alpha),
    ];
  };
  const others = channels(other);
  return channels(one).every((value, i) => Math.abs(value - others[i]!) <= 1);
}

describe('of a file of another program every color is right, or a note says what is lost', () => {
  test.each(PROGRAM_KINDS)('%s', (kind) => {
    for (let seed = 0; seed < FILES; seed++) expect(mistakes(kind, seed)).toEqual([]);
  });
});
