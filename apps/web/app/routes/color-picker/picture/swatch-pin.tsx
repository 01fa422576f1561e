import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';

import { swatchStyle } from '../../../ui/swatches/swatch-style.ts';
import { type Average, averageOf, type Patch } from '../pixels/average.ts';
import { Magnifier, spoken } from '../pixels/magnifier.tsx';
import { type Point, pixelAt, type Size, stepFrom } from '../pixels/point.ts';
import { useMagnifier } from '../pixels/use-magnifier.ts';
import type { Extracted, Pick } from '../state/picker-state.ts';

type Props = {
  swatch: Extracted;
  size: Size;
  average: Average;
  isActive: boolean;
  /** Reads the pixels around a point. */
  look: (point: Point) => Promise<Patch>;
  onMove: (pick: Pick) => void;
  /** Shows the values of the color. */
  onSelect: (pick: Pick) => void;
  onPoint: (isOn: boolean) => void;
};

/**
 * Marks the place of an extracted color. Dragging it, or the arrow keys, give the swatch the color
 * of another place; Escape calls a drag off.
 */
export function SwatchPin({ swatch, size, average, isActive, look, onMove, ...on }: Props) {
  const id = useId();
  const { point, patch, lookAt, leave } = useMagnifier(look);
  const [dragging, setDragging] = useState<'mouse' | 'finger'>();
  // The arrow keys go on from where they were sent, which may not have been read yet.
  const sentTo = useRef<Point>(undefined);
  const { hex, css, position } = swatch;
  const color = { hex, ...(css && { css }) };
  const here = pixelAt(
    { x: position.x * size.width, y: position.y * size.height },
    { left: 0, top: 0, ...size },
    size,
  );

  const under = (event: PointerEvent<HTMLElement>) => {
    const { clientX: x, clientY: y, currentTarget } = event;
    return pixelAt({ x, y }, currentTarget.parentElement!.getBoundingClientRect(), size);
  };

  async function moveTo(to: Point) {
    const moved = await look(to).then(
      (pixels) => averageOf(pixels, average),
      () => undefined,
    );
    if (moved) onMove({ ...moved, position: to });
  }

  function follow(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = under(event);
    if (!dragging && at.x === here.x && at.y === here.y) return;
    setDragging(event.pointerType === 'touch' ? 'finger' : 'mouse');
    void lookAt(at);
  }

  function drop(event: PointerEvent<HTMLElement>) {
    if (dragging) void moveTo(under(event));
    stop();
  }

  function stop() {
    setDragging(undefined);
    leave();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && dragging) return stop();
    const next = stepFrom(sentTo.current ?? here, event, size);
    if (!next) return;
    event.preventDefault();
    sentTo.current = next;
    void moveTo(next);
  }

  return (
    <>
      <button
        type="button"
        aria-label={`Pin of ${spoken(color)}`}
        aria-describedby={id}
        title="Drag to another place"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={follow}
        onPointerUp={drop}
        onPointerCancel={stop}
        onPointerEnter={() => on.onPoint(true)}
        onPointerLeave={() => on.onPoint(false)}
        onClick={() => on.onSelect({ ...color, position: here })}
        onFocus={() => on.onPoint(true)}
        onBlur={() => {
          sentTo.current = undefined;
          on.onPoint(false);
        }}
        onKeyDown={onKeyDown}
        className={`absolute grid size-6 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing ${isActive ? 'z-10' : ''}`}
        style={{ left: `${position.x * 100}%`, top: `${position.y * 100}%` }}
      >
        <span
          className={`size-4 rounded-full border-2 border-white shadow-[0_0_0_1px_#000,0_0_6px_rgb(0_0_0/0.5)] transition-[scale] forced-color-adjust-none ${isActive ? 'scale-225' : ''}`}
          style={swatchStyle(color)}
        />
      </button>
      <span id={id} hidden>
        Press Enter to show its values. The arrow keys move it by one pixel, with Shift by more.
      </span>
      {dragging && point && (
        <Magnifier {...{ point, size, patch, average }} isRaised={dragging === 'finger'} />
      )}
    </>
  );
}
