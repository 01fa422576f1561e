import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Keys of a list of colors, as in the creator: arrows without Shift go to the next one, L locks the one with the focus. */
export const colorKeys =
  (lock?: (place: number) => void) => (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget: list, target } = event;
    const place = [...list.children].findIndex((item) => item.contains(target as Node));
    const step = STEPS[key];
    const isLock = lock && key.toLowerCase() === 'l';
    if (ctrlKey || metaKey || altKey || shiftKey || !(step || isLock)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!step) lock?.(place);
    else list.children[place + step]?.querySelector<HTMLElement>('button, input')?.focus();
  };
