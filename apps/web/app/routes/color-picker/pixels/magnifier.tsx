import { type CssColor, describe, parseHex } from '@swatchwork/color';
import { useEffect, useRef } from 'react';

import { type Average, averageOf, type Patch } from './average.ts';
import { type Point, placeOf, type Size } from './point.ts';

type Props = {
  point: Point;
  size: Size;
  /** Undefined until the pixels are read. */
  patch: Patch | undefined;
  average: Average;
  /** Above a finger, which would cover it, else around the cursor. */
  isRaised: boolean;
};

/** A circle with enlarged pixels; its ring has the color that a pick would give. */
export function Magnifier({ point, size, patch, average, isRaised }: Props) {
  const color = patch && averageOf(patch, average);
  const text = color && (color.css ?? color.hex);

  return (
    <div
      role="img"
      aria-label={`Magnifier${text ? `: ${text}` : ''}`}
      className={`pointer-events-none absolute z-20 -translate-x-1/2 forced-color-adjust-none ${isRaised ? '-translate-y-[calc(100%+1.5rem)]' : '-translate-y-1/2'}`}
      style={placeOf(point, size)}
    >
      <div
        className="relative size-30 overflow-hidden rounded-full border-[8px] bg-[#777] shadow-[0_0_0_2px_#fff,0_0_0_3px_#000] checkered"
        style={{ borderColor: text ?? 'transparent' }}
      >
        {patch && <Pixels patch={patch} />}
        <span className="absolute inset-0 rounded-full shadow-[inset_0_0_0_1px_#fff,inset_0_0_0_2px_#000]" />
        <CenterMark over={average} side={patch?.side ?? 1} />
      </div>
      <p className="absolute top-full left-1/2 mt-1.5 -translate-x-1/2 rounded-control bg-black px-2 font-mono text-sm whitespace-nowrap text-white ring-1 ring-white">
        {color ? shortText(color) : patch ? 'transparent' : '…'}
      </p>
    </div>
  );
}

function Pixels({ patch: { data, wide, side } }: { patch: Patch }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const colorSpace = wide ? 'display-p3' : 'srgb';
    const image = new ImageData(new Uint8ClampedArray(wide ?? data), side, side, { colorSpace });
    canvas.current?.getContext('2d', { colorSpace })?.putImageData(image, 0, 0);
  }, [data, wide, side]);

  return (
    <canvas
      // A canvas keeps the color space that it was first asked for.
      key={wide ? 'wide' : 'srgb'}
      ref={canvas}
      width={side}
      height={side}
      className="absolute inset-0 size-full [image-rendering:pixelated]"
    />
  );
}

/** Frames the pixels that a pick averages. */
function CenterMark({ over, side }: { over: number; side: number }) {
  const edge = `${((side - over) / 2 / side) * 100}%`;
  return (
    <span
      className="absolute border border-white shadow-[0_0_0_1px_#000]"
      style={{ inset: edge }}
    />
  );
}

/** A color where there is little room. */
export const shortText = ({ hex, css }: CssColor) => (css ? `${hex} P3` : hex);

/** A color for screen readers. */
export const spoken = (color: CssColor) =>
  `${color.css ?? color.hex}, ${describe(parseHex(color.hex)!)}`;
