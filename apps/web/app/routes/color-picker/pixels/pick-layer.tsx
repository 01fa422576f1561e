import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';

import { toast } from '../../../ui/messages/toast.ts';
import type { Pick } from '../state/picker-state.ts';
import { type Average, averageOf, type Patch } from './average.ts';
import { Magnifier, spoken } from './magnifier.tsx';
import { type Point, pixelAt, type Size, stepFrom } from './point.ts';
import { useMagnifier } from './use-magnifier.ts';

type Props = {
  size: Size;
  average: Average;
  /** Reads the pixels around a point. */
  look: (point: Point) => Promise<Patch>;
  onPick: (pick: Pick) => void;
  onExit: () => void;
};

/**
 * Covers the picture in picker mode. A mouse picks with a click, a finger where it is lifted after
 * moving the circle, the keyboard with Enter after the arrows.
 */
export function PickLayer({ size, average, look, onPick, onExit }: Props) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const { point, patch, lookAt, leave } = useMagnifier(look);
  const [input, setInput] = useState<'mouse' | 'finger' | 'keys'>('mouse');

  useEffect(() => {
    layer.current?.focus({ preventScroll: true });
    layer.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  async function pick(at: Point) {
    const color = await look(at).then(
      (pixels) => averageOf(pixels, average),
      () => undefined,
    );
    if (color) onPick({ ...color, position: at });
    else toast.info('Nothing to pick', 'The image is transparent here.');
  }

  const under = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) =>
    pixelAt({ x, y }, currentTarget.getBoundingClientRect(), size);

  function follow(event: PointerEvent) {
    const isFinger = event.pointerType === 'touch';
    if (isFinger && event.buttons === 0) return;
    setInput(isFinger ? 'finger' : 'mouse');
    lookAt(under(event));
  }

  function letGo(event: PointerEvent) {
    if (event.button !== 0 || !point) return;
    if (isInside(event)) void pick(under(event));
    if (event.pointerType === 'touch') leave();
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = point ?? { x: Math.floor(size.width / 2), y: Math.floor(size.height / 2) };
    const next = stepFrom(from, event, size);
    if (next) lookAt(next);
    else if (event.key === 'Enter' || event.key === ' ') void pick(from);
    else if (event.key === 'Escape') return onExit();
    else return;
    event.preventDefault();
    setInput('keys');
    if (!next && !point) lookAt(from);
  }

  const color = patch && averageOf(patch, average);

  return (
    <>
      <div
        ref={layer}
        role="application"
        data-color={color?.hex}
        aria-label="Image to pick from"
        aria-describedby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys.
        tabIndex={0}
        onPointerDown={(event) => {
          if (event.pointerType === 'touch') event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={follow}
        onPointerUp={letGo}
        onPointerCancel={leave}
        onPointerLeave={leave}
        onKeyDown={onKeyDown}
        onBlur={leave}
        className="absolute inset-0 cursor-none touch-none select-none"
      >
        {point && <Magnifier {...{ point, size, patch, average }} isRaised={input === 'finger'} />}
      </div>
      <p id={id} className="sr-only">
        Arrow keys move by one pixel, with Shift by more. Enter picks, Escape exits.
      </p>
      <p aria-live="polite" className="sr-only">
        {input === 'keys' && point && color && `${point.x}, ${point.y}: ${spoken(color)}`}
      </p>
    </>
  );
}

/** A finger that leaves the picture before it is lifted picks nothing. */
function isInside({ clientX, clientY, currentTarget }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
