/** An element of the page, by its id. */
export function find<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`#${id} is missing`);
  return element;
}

/** A list with a line for each text. */
export function fillList(list: HTMLElement, lines: readonly (string | Node)[]): void {
  list.replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement('li');
      item.append(line);
      return item;
    }),
  );
}

/** A color as a square, only to be seen: its hex stands beside it. */
export function square(hex: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'square';
  element.style.background = hex;
  return element;
}

/** Such as `1 color` or `3 colors`. */
export const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
