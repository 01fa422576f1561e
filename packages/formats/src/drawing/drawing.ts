import type { Hex } from '@swatchwork/color';

import type { Weight } from './typeface.ts';

/** A picture or a page, measured from its upper left corner, in pixels or points. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What is drawn, each over those before it. */
  readonly shapes: readonly Shape[];
}

export type Shape = Box | Line | Outline;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: Hex;
}

/** A text on one line. */
export interface Line {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly fill: Hex;
}

/** An area between polygons; one that turns the other way is a hole. */
export interface Outline {
  readonly polygons: readonly Polygon[];
  readonly fill: Hex;
  /** 0…1; opaque unless given. */
  readonly opacity?: number;
}

/** x and y of its corners, in turn. */
export type Polygon = readonly number[];
