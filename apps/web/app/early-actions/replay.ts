import type { EarlyAction } from './record.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Adds what fields show without an event that was recorded: browsers fill in what a person had
 * typed before a reload. To be called before React looks at the page.
 */
export function recordShownValues() {
  const queue = window.earlyActions?.queue;
  for (const field of document.querySelectorAll<Field>('input, select, textarea')) {
    if (queue?.some(({ target }) => target === field) || isAsServed(field)) continue;
    const type = isCheckable(field) ? 'click' : isText(field) ? 'input' : 'change';
    const event = new MouseEvent(type, { bubbles: true, cancelable: true });
    queue?.unshift({ target: field, event, ...(type !== 'click' && { value: field.value }) });
  }
}

/**
 * Carries out what was done before the page was alive, once and in order, so that display, state
 * and address agree. What is done meanwhile waits its turn. To be called when every part of the
 * page listens.
 */
export async function replayEarlyActions() {
  const early = window.earlyActions;
  if (!early || early.isTaken) return;
  early.isTaken = true;

  const takeBack = createTakeBack(early.queue);
  for (let action = early.queue.shift(); action; action = early.queue.shift()) {
    early.isReplaying = true;
    takeBack(action);
    carryOut(action);
    early.isReplaying = false;
    // As between two actions of a hand, the page shows what the first one did.
    await nextTurn();
  }
  early.stop();
  delete window.earlyActions;
}

/** Resolves in the next turn of the event loop; timers of a nested call wait 4 ms more. */
function nextTurn() {
  const { port1, port2 } = new MessageChannel();
  return new Promise<void>((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Takes back what the browser did by itself with a field, in the moment before the event comes
 * again: nobody sees the field without it in between.
 */
function createTakeBack(queue: readonly EarlyAction[]) {
  const asServed = new Set<Element>();
  /** What their fields no longer show. */
  const takenBack = new Set<EarlyAction>();

  return (action: EarlyAction) => {
    const { target, event, value } = action;
    const isClick = event.type === 'click';
    if (!isField(target) || (isClick ? !isCheckable(target) : value === undefined)) return;
    if (!asServed.has(target)) {
      asServed.add(target);
      for (const each of queue) if (each.target === target) takenBack.add(each);
      keepSelection(target, () => showAsServed(target));
    } else if (isClick && isCheckable(target) && !takenBack.has(action)) {
      target.checked = !target.checked;
    }
  };
}

function carryOut({ target, event, value }: EarlyAction) {
  if (event instanceof SubmitEvent) {
    (target as HTMLFormElement).requestSubmit(event.submitter);
    return;
  }
  if (value !== undefined && isField(target)) {
    keepSelection(target, () => setValue(target, value));
  }
  target.dispatchEvent(event);
}

/**
 * React compares a field with what was last assigned to it, and passes by an event that changes
 * nothing. So a field goes back to what the server sent before its events come again.
 */
function showAsServed(field: Field) {
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options) option.selected = option.defaultSelected;
    if (field.selectedIndex < 0) field.selectedIndex = 0;
  } else if (isCheckable(field)) field.checked = field.defaultChecked;
  else if (field.type !== 'file') field.value = field.defaultValue;
}

/** Changes a field as a person does: past React, which watches assignments. */
function setValue(field: Field, value: string) {
  if (field.type === 'file') return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/** Whoever is typing in the field goes on where they are. */
function keepSelection(field: Field, change: () => void) {
  const isTypedIn = field === document.activeElement && isText(field);
  const { selectionStart, selectionEnd } = isTypedIn ? field : {};
  change();
  if (isTypedIn && selectionStart != null) {
    field.setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
  }
}

function isAsServed(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex === Math.max(served, 0);
  }
  if (isCheckable(field)) return field.checked === field.defaultChecked;
  if (field.type === 'file') return field.value === '';
  const copy = field.cloneNode() as typeof field;
  copy.value = field.defaultValue; // in the form that a field of this type gives to it
  return field.value === copy.value;
}

const isField = (element: Element): element is Field => element.matches('input, select, textarea');

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const isText = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  !(field instanceof HTMLSelectElement) && field.type !== 'file';
