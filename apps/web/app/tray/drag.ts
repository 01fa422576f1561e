import { colorOf, colorOfText } from './color-of.ts';
import type { TrayColor } from './tray-color.ts';

let color: TrayColor | undefined;
const listeners = new Set<() => void>();

function set(next: TrayColor | undefined) {
  color = next;
  for (const listener of listeners) listener();
}

/** Notes the color that a person begins to drag, until the drag ends. */
export function startDrag(element: Element) {
  set(colorOf(element));
  document.addEventListener('dragend', () => set(undefined), { once: true });
}

/** The color of a drop: what was dragged on this page, or a text from elsewhere. */
export const dropped = (data: DataTransfer): TrayColor | undefined =>
  color ?? colorOfText(data.getData('text/plain'));

/** The dragged color, for `useSyncExternalStore`. */
export const dragStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => color,
};
