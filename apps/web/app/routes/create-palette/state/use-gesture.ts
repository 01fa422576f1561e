import { useRef } from 'react';

let last = 0;

/** Numbers the drags and key presses of sliders: all changes of one are one undo step. */
export function useGesture() {
  const moving = useRef(false);
  const begin = () => {
    last += 1;
  };

  return {
    /** That of a change; one made by a program, such as a screen reader, is its own. */
    ofChange(): number {
      if (!moving.current) begin();
      return last;
    },
    onStart() {
      moving.current = true;
      begin();
    },
    onEnd() {
      moving.current = false;
    },
  };
}
