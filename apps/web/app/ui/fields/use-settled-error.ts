import { useEffect, useState } from 'react';

import { atRest } from '../at-rest.ts';

/** How long keys and pointer rest before a text is said to be invalid, in ms. */
const REST = 600;

/**
 * Whether to show that a text is invalid: at once where the page opens with it, otherwise once
 * the person rests, and until it is valid again. A hex color is invalid at most keys before its
 * last: a message that comes and goes with them would move what lies below it, and one that comes
 * while the hand is on its way, what is about to be pressed.
 */
export function useSettledError(isInvalid: boolean, text: string): boolean {
  const [isSettled, setSettled] = useState(isInvalid);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text begins a new rest, from a paste as well.
  useEffect(() => {
    if (isInvalid) return atRest(REST, () => setSettled(true));
    setSettled(false);
  }, [isInvalid, text]);

  return isInvalid && isSettled;
}
