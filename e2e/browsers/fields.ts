import { setTimeout as sleep } from 'node:timers/promises';

import { ask, untilAlive, type Window } from './window.ts';

const RESTORING_MS = 100; // Chromium restores fields some time after the load event

/** Gives every field of the page another value, as a person does. */
export const changeFields = (window: Window) =>
  ask(window, () => {
    const change = (field: Element, value: string, type: string) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        value,
      );
      field.dispatchEvent(new Event(type, { bubbles: true }));
    };
    for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      if (!field.isConnected || field.matches(':disabled, [type=hidden], [type=file]')) continue;
      if (field instanceof HTMLSelectElement) {
        const other = [...field.options].findLast(({ selected }) => !selected);
        if (other) change(field, other.value, 'change');
      } else if (field.type === 'checkbox' || field.type === 'radio') {
        if (!field.checked || field.type === 'checkbox') field.click();
      } else {
        const value = { range: field.max, email: 'a@example.org', number: '2' }[field.type];
        change(field, value ?? '#1A2B3C', 'input');
      }
    }
    Object.assign(globalThis, { leftBefore: true });
  });

/** The fields that show something else than React holds for them; empty if all agree. */
export async function differingFields(window: Pick<Window, 'evaluate'>): Promise<string[]> {
  await untilAlive(window);
  await sleep(RESTORING_MS);
  return ask(window, () => {
    const isSame = (field: HTMLInputElement, held: { checked?: boolean; value?: unknown }) => {
      if (field.type === 'checkbox' || field.type === 'radio') {
        return held.checked === undefined || field.checked === held.checked;
      }
      if (held.value === undefined || held.value === null) return true;
      const copy = field.cloneNode(true) as typeof field;
      copy.value = String(held.value); // in the format of this type of field
      return field.value === copy.value;
    };
    return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].flatMap(
      (field) => {
        const props = Object.entries(field).find(([key]) => key.startsWith('__reactProps'))?.[1];
        if (!props) return [`${field.outerHTML} is not React's`];
        if (isSame(field, props)) return [];
        const held = props.checked ?? props.value;
        return [`${field.outerHTML} shows ${field.checked} ${field.value}, React holds ${held}`];
      },
    );
  });
}
