import {
  type ChartKind,
  formatHex,
  type Hex,
  parseHex,
  readableTextColor,
} from '@swatchwork/color';
import { placeText, type Shape, type Typeface } from '@swatchwork/formats/drawing';

import { MARGIN, STAGE, strip, WIDTH } from './frame.ts';
import { columns } from './palette-picture.ts';

const HEIGHTS = [0.62, 0.9, 0.48, 0.76, 0.56, 1, 0.7, 0.4, 0.84, 0.66]; // of bars
const GAP = 0.25; // between bars, of their width
const STEPS = 12; // of a ramp that are shown

/** A palette for data: categories as the bars of a chart on their background, a ramp as its steps. */
export function chartPicture(
  colors: readonly Hex[],
  { kind, ground }: { kind: ChartKind; ground: Hex },
  typeface: Typeface,
): Shape[] {
  const isRamp = kind !== 'categorical';
  const step = (colors.length - 1) / (STEPS - 1);
  const steps =
    colors.length > STEPS
      ? Array.from({ length: STEPS }, (_, i) => colors[Math.round(i * step)]!)
      : colors;
  const title = {
    categorical: `Data palette, ${colors.length} colors`,
    sequential: 'Sequential data palette',
    diverging: 'Diverging data palette',
  };
  return [
    { ...STAGE, fill: ground },
    ...(isRamp ? columns(steps, typeface) : bars(colors, ground, typeface)),
    ...strip(title[kind], '#111111', typeface),
  ];
}

function bars(colors: readonly Hex[], ground: Hex, typeface: Typeface): Shape[] {
  const [top, foot] = [56, STAGE.height - 56];
  const width = (WIDTH - 2 * MARGIN) / (colors.length + (colors.length - 1) * GAP);
  const ink = formatHex(readableTextColor(parseHex(ground)!));
  return colors.flatMap((fill, i): Shape[] => {
    const height = HEIGHTS[i % HEIGHTS.length]! * (foot - top);
    const x = MARGIN + i * width * (1 + GAP);
    return [
      { x, y: foot - height, width, height, fill },
      placeText(typeface, {
        text: fill,
        x: x + width / 2,
        y: foot + 34,
        size: 24,
        room: width * 1.15,
        weight: 'regular',
        fill: ink,
        anchor: 'middle',
      }),
    ];
  });
}
