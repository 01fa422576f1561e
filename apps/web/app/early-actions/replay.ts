import type { EarlyAction } from './record.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Adds what fields show without a recorded event: after a reload, browsers restore what was typed
 * before. Call it before React hydrates the page.
 */
export function recordShownValues() {
  const queue = window.earlyActions?.queue;
  for (const field of document.querySelectorAll<Field>('input, select, textarea')) {
    if (queue?.some(({ target }) => target === field) || isAsServed(field)) continue;
    // Of a group of radios the chosen one says it all: a click on another would choose that one.
    if (field.type === 'radio' && !(field as HTMLInputElement).checked) continue;
    const type = isCheckable(field) ? 'click' : isText(field) ? 'input' : 'change';
    const event = new MouseEvent(type, { bubbles: true, cancelable: true });
    queue?.unshift({ target: field, event, ...(type !== 'click' && { value: field.value }) });
  }
}

/**
 * Replays the actions from before hydration, once and in order, so that display, state and address
 * agree. Actions during the replay are queued. Call it when every part of the
 * page listens.
 */
export async function replayEarlyActions() {
  const early = window.earlyActions;
  if (!early || early.isTaken) return;
  early.isTaken = true;

  const takeBack = createTakeBack(early.queue);
  for (let action = early.queue.shift(); action; action = early.queue.shift()) {
    early.isReplaying = true;
    try {
      takeBack(action);
      carryOut(action);
    } catch (error) {
      reportError(error); // the actions behind it, and those to come, are still carried out
    } finally {
      early.isReplaying = false;
    }
    // The page renders the result of each action before the next, as between two actions of a
    // person.
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
 * Undoes the browser's own change of a field just before its event is dispatched again: the field
 * is never painted in between.
 */
function createTakeBack(queue: readonly EarlyAction[]) {
  const asServed = new Set<Element>();
  /** Values that their fields no longer show. */
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
    // React may have replaced the button meanwhile.
    const button = event.submitter as HTMLButtonElement | null;
    (target as HTMLFormElement).requestSubmit(button?.form === target ? button : null);
    return;
  }
  if (value !== undefined && isField(target)) {
    keepSelection(target, () => setValue(target, value));
  }
  target.dispatchEvent(event);
}

/**
 * React compares a field with the value that it last assigned, and ignores an event that changes
 * nothing. So a field gets the server's value before its events are dispatched again.
 */
function showAsServed(field: Field) {
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options) option.selected = option.defaultSelected;
    if (field.selectedIndex < 0) field.selectedIndex = 0;
  } else if (isCheckable(field)) field.checked = field.defaultChecked;
  else if (field.type !== 'file') field.value = field.defaultValue;
}

/** Changes a field as a person does, bypassing React, which tracks assignments. */
function setValue(field: Field, value: string) {
  if (field.type === 'file') return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/** A visitor who is typing in the field keeps the place of the cursor. */
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
  copy.value = field.defaultValue; // in the format of this type of field
  return field.value === copy.value;
}

const isField = (element: Element): element is Field => element.matches('input, select, textarea');

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const isText = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  !(field instanceof HTMLSelectElement) && field.type !== 'file';
