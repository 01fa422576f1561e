import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Keys that do something with the color that has the focus. */
const ACTS = { l: 'lock', c: 'copy', '+': 'add', delete: 'remove', backspace: 'remove' } as const;

type Acts = Partial<Record<(typeof ACTS)[keyof typeof ACTS], (place: number) => unknown>>;

/**
 * Keys of a list of colors, as in the creator: arrows without Shift go to the next one, others act on the one with the
 * focus. The focus goes to a color that was added, or to the one that took the place of a removed one.
 */
export const colorKeys = (acts: Acts) => (event: KeyboardEvent<HTMLElement>) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget: list, target } = event;
  const place = [...list.children].findIndex((item) => item.contains(target as Node));
  const step = STEPS[key];
  const name = ACTS[key.toLowerCase() as keyof typeof ACTS];
  const act = name && acts[name];
  // On some keyboards + is with Shift.
  if (ctrlKey || metaKey || altKey || (shiftKey && key !== '+') || !(step || act)) return;
  event.preventDefault();
  event.stopPropagation();
  if (step) focusAt(list, place + step);
  else act?.(place);
  if (name === 'add' || name === 'remove') {
    const changed = new MutationObserver(() => {
      changed.disconnect();
      focusAt(list, name === 'add' ? place + 1 : Math.min(place, list.children.length - 1));
    });
    changed.observe(list, { childList: true });
    setTimeout(() => changed.disconnect(), 2000);
  }
};

const focusAt = (list: HTMLElement, place: number) =>
  list.children[place]?.querySelector<HTMLElement>('button, input')?.focus();

type HelpProps = {
  id: string;
  /** Further keys of the page, such as `Enter edits it`. */
  more?: string;
};

/** What the keys do: to be seen where there is a keyboard, to be heard everywhere. */
export const ColorKeysHelp = ({ id, more }: HelpProps) => (
  <p
    id={id}
    className="sr-only text-sm text-muted lg:pointer-fine:not-sr-only lg:pointer-fine:mt-2! lg:pointer-fine:mb-3!"
  >
    {`Keys: ← → next color, L lock, C copy, + add, Delete remove${more ? `, ${more}` : ''}`}
  </p>
);
