import type { Region } from '@swatchwork/extract';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';

import { type Point, type Size, stepFrom } from '../pixels/point.ts';
import { between, CORNERS, type Corner, cornerOf, moveBy, opposite, rectOf } from './region.ts';

type Props = {
  region: Region;
  size: Size;
  /** While pixels are picked. */
  isHidden: boolean;
  onChange: (region: Region) => void;
};

/** Pixels of the screen up to which a press is no drag. */
const STILL = 4;

/**
 * The region of the picture whose colors are found. A drag beside it draws another one, one inside moves it,
 * and its corners move by pointer and by arrow keys. What it becomes is told when the pointer or key is let go.
 */
export function RegionLayer({ region, size, isHidden, onChange }: Props) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Region>();
  /** What a pointer that moved makes of the region. */
  const [drag, setDrag] = useState<{ from: Point; to: (at: Point) => Region }>();
  const shown = draft ?? region;
  const rect = rectOf(shown, size);

  useEffect(() => {
    layer.current?.querySelector('button')?.focus({ preventScroll: true });
    layer.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function placeOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = layer.current!.getBoundingClientRect();
    return {
      x: ((clientX - left) / width) * size.width,
      y: ((clientY - top) / height) * size.height,
    };
  }

  function start(event: PointerEvent<HTMLElement>, corner?: Corner) {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = placeOf(event);
    const isInside =
      from.x > rect.left &&
      from.x < rect.left + rect.width &&
      from.y > rect.top &&
      from.y < rect.top + rect.height;
    const fixed = corner ? cornerOf(region, opposite(corner), size) : from;
    const move = (at: Point) => moveBy(region, { x: at.x - from.x, y: at.y - from.y }, size);
    const draw = (at: Point) => between(fixed, at, size);
    setDrag({
      from: { x: event.clientX, y: event.clientY },
      to: !corner && isInside ? move : draw,
    });
  }

  function follow(event: PointerEvent) {
    if (!drag) return;
    const { clientX: x, clientY: y } = event;
    if (!draft && Math.hypot(x - drag.from.x, y - drag.from.y) < STILL) return;
    setDraft(drag.to(placeOf(event)));
  }

  /** The last place of a pointer may be known only here. */
  function drop(event: PointerEvent) {
    if (drag && draft) onChange(drag.to(placeOf(event)));
    cancel();
  }

  /** What the arrow keys made of it. */
  function keep() {
    setDraft(undefined);
    if (draft) onChange(draft);
  }

  function cancel() {
    setDrag(undefined);
    setDraft(undefined);
  }

  function onKeyDown(event: KeyboardEvent, corner: Corner) {
    if (event.key === 'Escape') return cancel();
    // The last edge lies behind the last pixel.
    const edges = { width: size.width + 1, height: size.height + 1 };
    const next = stepFrom(cornerOf(shown, corner, size), event, edges);
    if (!next) return;
    event.preventDefault();
    setDraft(between(cornerOf(shown, opposite(corner), size), next, size));
  }

  const pointer = { onPointerMove: follow, onPointerUp: drop, onPointerCancel: cancel };
  const parts = [rect.left, rect.top, rect.width, rect.height];

  return (
    <div
      ref={layer}
      hidden={isHidden}
      onPointerDown={start}
      {...pointer}
      className="absolute inset-0 cursor-crosshair touch-none select-none"
    >
      <div className="absolute inset-0 overflow-hidden forced-color-adjust-none">
        <div
          data-region={parts.join(' ')}
          className="absolute cursor-move border border-white shadow-[0_0_0_1px_#000,0_0_0_100vmax_rgb(0_0_0/0.55)]"
          style={boxOf(shown)}
        />
      </div>
      {CORNERS.map((corner) => {
        const { x, y } = cornerOf(shown, corner, size);
        return (
          <button
            key={corner}
            type="button"
            aria-label={`Corner of the region, ${corner}`}
            aria-describedby={id}
            onPointerDown={(event) => start(event, corner)}
            onKeyDown={(event) => onKeyDown(event, corner)}
            onKeyUp={keep}
            onBlur={keep}
            className={`absolute z-20 grid size-6 -translate-1/2 touch-none place-items-center ${corner === 'top left' || corner === 'bottom right' ? 'cursor-nwse-resize' : 'cursor-nesw-resize'}`}
            style={{ left: `${(x / size.width) * 100}%`, top: `${(y / size.height) * 100}%` }}
          >
            <span className="size-3 bg-white shadow-[0_0_0_1px_#000] forced-color-adjust-none" />
          </button>
        );
      })}
      <p id={id} className="sr-only">
        The arrow keys move it by one pixel, with Shift by more.
      </p>
      <p aria-live="polite" className="sr-only">
        {`Region from ${rect.left}, ${rect.top}: ${rect.width} × ${rect.height} pixels`}
      </p>
    </div>
  );
}

const boxOf = ({ x, y, width, height }: Region) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
