/** An element of the popup, by its id. */
export function find<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`#${id} is missing`);
  return element;
}

/** A new element; texts of pages are only inserted as text. */
export function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inside);
  return element;
}

/** A rectangle in a color, which is said elsewhere. */
export function createSwatch(color: string, className = 'swatch'): HTMLSpanElement {
  const swatch = create('span', { className, ariaHidden: 'true' });
  swatch.style.background = color;
  return swatch;
}

export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

/** Parts as people read them: 12%, 0.4%, and nothing as less than a tenth. */
export function percent(share: number): string {
  const hundredths = share * 100;
  if (hundredths < 0.1) return '<0.1%';
  return `${hundredths < 9.95 ? hundredths.toFixed(1) : Math.round(hundredths)}%`;
}
