import { describe, type Hex, parseHex } from '@swatchwork/color';
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
  const hex = patch && averageOf(patch, average);

  return (
    <div
      role="img"
      aria-label={`Magnifier${hex ? `: ${hex}` : ''}`}
      className={`pointer-events-none absolute z-20 -translate-x-1/2 forced-color-adjust-none ${isRaised ? '-translate-y-[calc(100%+1.5rem)]' : '-translate-y-1/2'}`}
      style={placeOf(point, size)}
    >
      <div
        className="relative size-30 overflow-hidden rounded-full border-[8px] bg-[#777] shadow-[0_0_0_2px_#fff,0_0_0_3px_#000] checkered"
        style={{ borderColor: hex ?? 'transparent' }}
      >
        {patch && <Pixels patch={patch} />}
        <span className="absolute inset-0 rounded-full shadow-[inset_0_0_0_1px_#fff,inset_0_0_0_2px_#000]" />
        <CenterMark over={average} side={patch?.side ?? 1} />
      </div>
      <p className="absolute top-full left-1/2 mt-1.5 -translate-x-1/2 rounded-control bg-black px-2 font-mono text-sm whitespace-nowrap text-white ring-1 ring-white">
        {hex ?? (patch ? 'transparent' : '…')}
      </p>
    </div>
  );
}

function Pixels({ patch: { data, side } }: { patch: Patch }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const image = new ImageData(new Uint8ClampedArray(data), side, side);
    canvas.current?.getContext('2d')?.putImageData(image, 0, 0);
  }, [data, side]);

  return (
    <canvas
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

/** A color for screen readers. */
export const spoken = (hex: Hex) => `${hex}, ${describe(parseHex(hex)!)}`;
