/** Moves the focus to a slot's swatch, so that screen readers announce it. The index is from 0. */
export const focusSwatch = (slot: number) =>
  document.querySelector<HTMLElement>(`[data-slot="${slot + 1}"]`)?.focus();
