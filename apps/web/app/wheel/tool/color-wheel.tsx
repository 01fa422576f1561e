import { describe, formatHex, readableTextColor, type Srgb } from '@swatchwork/color';
import type { KeyboardEvent } from 'react';

import { hslRing } from '../hue-rings.ts';
import { HueWheel } from '../hue-wheel.tsx';
import { wheelPlace } from '../wheel-points.ts';
import { useWheelDrag } from './use-wheel-drag.ts';
import type { WheelHarmony } from './wheel-harmony.ts';
import { wheelColor } from './wheel-query.ts';

type Props = {
  /** Of the base, in degrees. */
  hue: number;
  harmony: WheelHarmony;
  /** During a drag; undefined if the drag was canceled. */
  onMove: (hue?: number) => void;
  onChoose: (hue: number) => void;
};

const ring = hslRing(wheelColor(0));

/** Radius of the slider's handle, in the same units as the wheel's 200. */
const HANDLE_WIDTH = 32;

/** The wheel: the base is a slider for the keyboard, and the pointer can drag any point. */
export function ColorWheel({ hue, harmony, onMove, onChoose }: Props) {
  const drag = useWheelDrag({ hue, onMove, onEnd: onChoose });
  const color = wheelColor(hue);
  const place = wheelPlace(hue);
  const degrees = Math.round(hue) % 360;

  function onKeyDown(event: KeyboardEvent) {
    const next = hueForKey(event.key, degrees);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(next);
  }

  return (
    <div className="relative touch-pan-y rounded-full select-none" {...drag}>
      <HueWheel ring={ring} points={toPoints(hue, harmony)} />
      <Middle color={color} degrees={degrees} />
      <div
        role="slider"
        tabIndex={0}
        aria-label="Hue"
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={`${degrees} degrees, ${describe(color)}, ${formatHex(color)}`}
        data-hue={degrees}
        onKeyDown={onKeyDown}
        className="absolute inset-[42%] cursor-grab touch-none rounded-full active:cursor-grabbing"
        style={{ translate: `${toPercent(place.x)} ${toPercent(place.y)}` }}
      />
    </div>
  );
}

/** The color itself, in the middle; screen readers hear it from the slider. */
function Middle({ color, degrees }: { color: Srgb; degrees: number }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-[31%] grid contain-strict place-content-center rounded-full text-center forced-color-adjust-none"
      style={{ backgroundColor: formatHex(color), color: formatHex(readableTextColor(color)) }}
    >
      <span className="font-mono text-sm sm:text-base">{formatHex(color)}</span>
      <span className="text-sm">{`${degrees}°`}</span>
    </div>
  );
}

/** The base first, since the wheel draws the first one larger. */
function toPoints(hue: number, { turns, colors }: WheelHarmony) {
  return turns
    .map((turn, i) => ({ turn, hue: hue + turn, color: colors[i] ?? wheelColor(hue) }))
    .toSorted((a, b) => Math.abs(a.turn) - Math.abs(b.turn));
}

const toPercent = (place: number) => `${(100 * place) / HANDLE_WIDTH}%`;

function hueForKey(key: string, hue: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return hue + 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return hue - 1;
  if (key === 'PageUp') return hue + 15;
  if (key === 'PageDown') return hue - 15;
  if (key === 'Home') return 0;
  if (key === 'End') return 359;
  return undefined;
}
