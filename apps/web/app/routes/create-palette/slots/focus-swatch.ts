const swatchOf = (slot: number) => document.querySelector<HTMLElement>(`[data-slot="${slot + 1}"]`);

/** Moves the focus to a slot's swatch, so that screen readers announce it. The index is from 0. */
export const focusSwatch = (slot: number) => swatchOf(slot)?.focus();

/** The slot whose swatch has the focus, from 0; undefined if none has. */
export function focusedSlot(): number | undefined {
  const number = Number(document.activeElement?.getAttribute('data-slot'));
  return number > 0 ? number - 1 : undefined;
}

/** Scrolls a slot to the upper edge of the page, where no sheet covers it. */
export const showSwatch = (slot: number) => swatchOf(slot)?.scrollIntoView({ block: 'start' });
