import { formatHex, type Hex, parseHex, readableTextColor } from '@swatchwork/color';

/** What a chart is drawn on, and how wide. */
export interface Paper {
  readonly ground: Hex;
  readonly width: number;
}

/** A chart of the page. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** What it shows, for those who do not see it. */
  readonly text: string;
  readonly draw: (colors: readonly Hex[], paper: Paper) => Element;
}

export const HEIGHT = 220;

export const inkOn = (ground: Hex): Hex => formatHex(readableTextColor(parseHex(ground)!));
