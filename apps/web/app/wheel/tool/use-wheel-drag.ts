import { type PointerEvent, useRef } from 'react';

type Drag = {
  /** The last hue of the drag; undefined until it has moved a point. */
  hue: number | undefined;
  /** Degrees between the pointer and the base. */
  turn: number;
  /** The hue of a click, which is a release without a move. */
  tapped: number;
};

type Options = {
  /** Of the base, in degrees. */
  hue: number;
  /**
   * Called with every move; undefined if the browser takes the gesture over, for example to scroll.
   */
  onMove: (hue?: number) => void;
  /** Called on release, or when the pointer leaves the wheel. */
  onEnd: (hue: number) => void;
};

/**
 * Handlers for the round element of the wheel. A press on the ring selects the hue there. A press
 * on a point of the harmony (marked by `data-hue`) rotates the whole harmony by it or, without a
 * move, selects that point's hue. Release or leaving the wheel ends the drag.
 */
export function useWheelDrag({ hue, onMove, onEnd }: Options) {
  const drag = useRef<Drag>(undefined);
  const angleOf = (event: PointerEvent) =>
    pointerAngle(event, event.currentTarget.getBoundingClientRect());

  function end() {
    if (drag.current) onEnd(drag.current.hue ?? drag.current.tapped);
    drag.current = undefined;
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
      // Touch captures the pointer; releasing it makes the browser report when it leaves the wheel.
      event.target.releasePointerCapture(event.pointerId);
      const angle = angleOf(event);
      const grabbed = event.target.closest('[data-hue]')?.getAttribute('data-hue');
      if (grabbed == null) {
        drag.current = { hue: angle, turn: 0, tapped: angle };
        onMove(angle);
      } else {
        drag.current = { hue: undefined, turn: Math.round(hue) - angle, tapped: Number(grabbed) };
      }
    },
    onPointerMove(event: PointerEvent) {
      if (!drag.current || !event.isPrimary) return;
      const moved = angleOf(event) + drag.current.turn;
      if (drag.current.hue === undefined && moved === Math.round(hue)) return;
      drag.current.hue = moved;
      onMove(moved);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel() {
      drag.current = undefined;
      onMove();
    },
  };
}

/** Direction of a pointer from the middle of an element, in whole degrees: 0 up, clockwise. */
function pointerAngle(
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: DOMRect,
): number {
  const right = clientX - left - width / 2;
  const down = clientY - top - height / 2;
  return Math.round((Math.atan2(right, -down) * 180) / Math.PI);
}
