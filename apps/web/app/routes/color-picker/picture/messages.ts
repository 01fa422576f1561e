import type { ExtractOptions, Region, Swatch } from '@swatchwork/extract';

import type { Patch } from '../pixels/average.ts';
import type { Point, Size } from '../pixels/point.ts';

/** Side of the square around a point that is read, in pixels. */
export const PATCH_SIDE = 11;

export type Search = ExtractOptions & { region?: Region | undefined };

/** A request of the page to the worker, about the last opened picture. */
export interface Questions {
  /** Decodes a picture, and returns its size. */
  open: { ask: Blob; answer: Size };
  /** Reads the pixels around one. */
  look: { ask: Point; answer: Patch };
  /** Finds colors, of a region or of all of it. */
  extract: { ask: Search; answer: readonly Swatch[] };
  /** Measures the share of it outside sRGB, 0…1. */
  gamut: { ask: undefined; answer: number };
}

export type Topic = keyof Questions;

export type Question = {
  [T in Topic]: { id: number; topic: T; ask: Questions[T]['ask'] };
}[Topic];

/** An answer, or an error as a sentence for a person. */
export type Answer = { id: number } & ({ answer: unknown } | { refusal: string });
