import { inlineStyleOf, rectOf } from './dom.ts';

/** What an inline style said before it was changed. */
interface Before {
  readonly style: CSSStyleDeclaration;
  readonly value: string;
  readonly priority: string;
}

const changed = new Map<Element, Map<string, Before>>();

/** Changes the inline style of an element until it is put back. */
function change(element: Element, name: string, value: string): void {
  const style = inlineStyleOf(element);
  if (!style) return;
  const before = changed.get(element) ?? new Map<string, Before>();
  changed.set(element, before);
  if (!before.has(name)) {
    const priority = style.getPropertyPriority(name);
    before.set(name, { style, value: style.getPropertyValue(name), priority });
  }
  style.setProperty(name, value, 'important');
}

/** Gives the text of an element another color. */
export function tryColor(element: Element, color: string): void {
  change(element, 'transition', 'none');
  change(element, '-webkit-text-fill-color', color);
  change(element, 'color', color);
}

/** Scrolls to an element, and draws a line around it. */
export function point(element: Element): void {
  const { top, bottom } = rectOf(element);
  if (top < 0 || bottom > innerHeight) {
    Element.prototype.scrollIntoView.call(element, { block: 'center' });
  }
  change(element, 'outline', '3px solid #d0006f');
  change(element, 'outline-offset', '2px');
}

/** Puts elements back as they were. @param names Only these properties. */
export function putBack(
  elements: Iterable<Element> = changed.keys(),
  names?: readonly string[],
): void {
  for (const element of elements) {
    const before = changed.get(element);
    if (!before) continue;
    for (const [name, { style, value, priority }] of before) {
      if (names && !names.includes(name)) continue;
      if (value === '') style.removeProperty(name);
      else style.setProperty(name, value, priority);
      before.delete(name);
    }
    if (before.size === 0) changed.delete(element);
  }
}
