/** One thing that a person, or a program for them, did before the page was alive. */
export type EarlyAction = {
  target: Element;
  /** A copy of the event, to be dispatched again. */
  event: Event;
  /** What the control then held, where the event is about its value. */
  value?: string;
};

/** The actions recorded so far, in order. */
type EarlyActions = {
  queue: EarlyAction[];
  /** Set while a recorded action is dispatched again: what it causes goes through. */
  isReplaying: boolean;
  /** Set once the page carries them out. */
  isTaken: boolean;
  stop(): void;
};

declare global {
  interface Window {
    /** There until the page is alive. */
    earlyActions?: EarlyActions;
  }
}

/**
 * Records what is done before React has taken the page over, and keeps it from half of the page:
 * `replayEarlyActions` dispatches it again, once, in order. What the browser does by itself stays
 * with the browser: links are followed, forms with an `action` are sent, fields and boxes change.
 *
 * Sent as text in the head of every page, so it uses nothing from outside of itself.
 */
function recordEarlyActions() {
  const types = [
    ...['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown', 'keyup', 'focusout'],
    ...['input', 'change', 'submit', 'dragover', 'drop', 'paste'],
  ];
  const queue: EarlyAction[] = [];

  function add(event: Event, copy: Event, value?: string) {
    const target = event.target as Element;
    const last = queue.at(-1);
    event.stopImmediatePropagation();
    // While somebody types or drags, only the last value counts.
    if (event.type === 'input' && last?.event.type === 'input' && last.target === target)
      queue.pop();
    queue.push({ target, event: copy, ...(value !== undefined && { value }) });
  }

  function record(event: Event) {
    const { type, target } = event;
    if (early.isReplaying || !(target instanceof Element)) return;
    const copy = () => new (event.constructor as typeof Event)(type, event);
    const control = target.closest<HTMLInputElement>(
      'a[href], button, input, label, select, summary, textarea',
    );
    const isCheckable = control?.type === 'checkbox' || control?.type === 'radio';
    const isField = control?.matches('input, select, textarea') && !isCheckable;

    if (type === 'click') {
      const isNative = isField || control?.matches('a, label, summary, [popovertarget]');
      const form = control?.type === 'submit' ? control.form : undefined;
      if (isNative || form?.hasAttribute('action')) return;
      if (form) event.preventDefault();
      add(event, copy());
    } else if (type === 'submit') {
      if (target.hasAttribute('action')) return;
      event.preventDefault();
      add(event, copy());
    } else if (type === 'input' || type === 'change') {
      if (control && !isCheckable) add(event, copy(), control.value);
    } else if (event instanceof KeyboardEvent) {
      const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (!isField || !isTyped) add(event, copy());
    } else if (event instanceof DragEvent || event instanceof ClipboardEvent) {
      const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData;
      if (type !== 'paste') {
        if (!data?.types.includes('Files')) return;
        event.preventDefault(); // The browser would show the file in place of the page.
      }
      if (!data || type === 'dragover') return;
      // The event's own data is emptied when it is over.
      const kept = new DataTransfer();
      for (const file of data.files) kept.items.add(file);
      kept.setData('text/plain', data.getData('text/plain'));
      const options = { bubbles: true, cancelable: true, dataTransfer: kept, clipboardData: kept };
      add(event, new (event.constructor as typeof DragEvent)(type, options));
    } else if (!(event instanceof PointerEvent) || type !== 'pointermove' || event.buttons) {
      add(event, copy());
    }
  }

  const early: EarlyActions = {
    queue,
    isReplaying: false,
    isTaken: false,
    stop() {
      for (const type of types) removeEventListener(type, record, true);
    },
  };
  for (const type of types) addEventListener(type, record, true);
  window.earlyActions = early;
}

/** The script for the head of the document: it runs before anything of the page can be seen. */
export const recordEarlyActionsScript = () => `(${recordEarlyActions})()`;
