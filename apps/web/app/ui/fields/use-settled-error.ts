import { useEffect, useReducer, useState } from 'react';

/** How long typing rests before its text is said to be invalid, in ms. */
const REST = 600;

/**
 * Whether to show that a text is invalid: at once where the page opens with it, otherwise once
 * typing rests, and until it is valid again. A hex color is invalid at most keys before its last: a
 * message that comes and goes with them would move what lies below it.
 *
 * @returns `onBlur` begins another rest, so that nothing moves while the next control is pressed.
 */
export function useSettledError(isInvalid: boolean, text: string) {
  const [isSettled, setSettled] = useState(isInvalid);
  const [blurs, onBlur] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text and a blur begin a rest.
  useEffect(() => {
    if (!isInvalid) return setSettled(false);
    const timer = setTimeout(setSettled, REST, true);
    return () => clearTimeout(timer);
  }, [isInvalid, text, blurs]);

  return { isShown: isInvalid && isSettled, onBlur };
}
