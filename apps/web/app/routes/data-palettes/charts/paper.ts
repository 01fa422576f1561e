import type { PlotOptions } from '@observablehq/plot';
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

/** What all charts have in common. */
export const sheet = ({ ground, width }: Paper): PlotOptions => ({
  width,
  height: HEIGHT,
  marginLeft: 34,
  marginBottom: 26,
  marginTop: 14,
  marginRight: 12,
  style: { background: 'transparent', color: inkOn(ground), fontSize: '11px' },
});

/**
 * The policy of the site allows no style elements, and the library puts one into each drawing: its few
 * rules are in `charts.css`.
 */
export function withoutStyle<Drawn extends Element>(drawn: Drawn): Drawn {
  for (const style of drawn.querySelectorAll('style')) style.remove();
  return drawn;
}
