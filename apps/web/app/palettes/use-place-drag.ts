import { MOST_COLORS } from '@swatchwork/contract/constants';
import { type ComponentProps, useMemo, useRef } from 'react';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface Move {
  type: 'move';
  from: number;
  to: number;
  /** Of a drag, which is one undo step. */
  gesture?: number;
}

/**
 * Reorders colors by their handles: dragged with any pointer, or with the arrow keys. The colors
 * swap places while the pointer moves; the whole drag is one undo step.
 */
export function usePlaceDrag<List extends HTMLElement>(dispatch: (move: Move) => void) {
  const list = useRef<List>(null);
  const drag = useRef<{ gesture: number; slot: number }>(undefined);
  const gestures = useRef(0);

  const handles = useMemo(() => {
    const handleOf = (slot: number): ComponentProps<'button'> & { 'data-handle': true } => ({
      'data-handle': true,
      onPointerDown(event) {
        event.currentTarget.setPointerCapture(event.pointerId);
        gestures.current -= 1; // below zero: the sliders count upwards
        drag.current = { gesture: gestures.current, slot };
      },
      onPointerMove({ clientX, clientY }) {
        const to = slotAt(list.current, clientX, clientY);
        if (!drag.current || to === undefined || to === drag.current.slot) return;
        dispatch({ type: 'move', from: drag.current.slot, to, gesture: drag.current.gesture });
        drag.current.slot = to;
      },
      onLostPointerCapture() {
        drag.current = undefined;
      },
      onKeyDown(event) {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        dispatch({ type: 'move', from: slot, to: slot + step });
        const others = list.current?.querySelectorAll<HTMLElement>('[data-handle]');
        others?.[slot + step]?.focus();
      },
    });
    return Array.from({ length: MOST_COLORS }, (_, slot) => handleOf(slot));
  }, [dispatch]);

  return { list, handles };
}

/** Index of the slot under a point of the viewport. */
function slotAt(list: HTMLElement | null, x: number, y: number): number | undefined {
  const index = [...(list?.children ?? [])].findIndex((slot) => {
    const { left, right, top, bottom } = slot.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });
  return index < 0 ? undefined : index;
}
