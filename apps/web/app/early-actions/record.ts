/** One action of a visitor, or of a program for them, before React has hydrated the page. */
export type EarlyAction = {
  target: Element;
  /** A copy of the event, to be dispatched again. */
  event: Event;
  /** The value of the control at that time, if the event is about its value. */
  value?: string;
};

/** The actions recorded so far, in order. */
type EarlyActions = {
  queue: EarlyAction[];
  /** Set while a recorded action is replayed: its own events are not recorded. */
  isReplaying: boolean;
  /** Set once the page handles events itself. */
  isTaken: boolean;
  stop(): void;
};

declare global {
  interface Window {
    /** Present until the page is hydrated. */
    earlyActions?: EarlyActions;
  }
}

/**
 * Records actions before React has hydrated the page, and hides them from parts that are hydrated
 * already: `replayEarlyActions` dispatches them again, once, in order. Native behavior stays with
 * the browser: it follows links, sends forms with an `action`, changes fields and boxes.
 *
 * Sent as text in the head of every page, so it uses nothing from outside its own body.
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
    // Of typing or dragging, only the last value counts.
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
      // The browser would open a search of its own instead of the command palette.
      if (isTyped ? event.key === '/' && !isField : event.key === 'k') event.preventDefault();
      if (!isField || !isTyped) add(event, copy());
    } else if (event instanceof DragEvent || event instanceof ClipboardEvent) {
      const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData;
      if (type !== 'paste') {
        if (!data?.types.includes('Files')) return;
        event.preventDefault(); // The browser would open the file instead of the page.
      }
      if (!data || type === 'dragover') return;
      // The event's own data is cleared after the event.
      const copy = new DataTransfer();
      for (const file of data.files) copy.items.add(file);
      copy.setData('text/plain', data.getData('text/plain'));
      const options = { bubbles: true, cancelable: true, dataTransfer: copy, clipboardData: copy };
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

/** The script for the document's head: it runs before anything of the page is visible. */
export const recordEarlyActionsScript = () => `(${recordEarlyActions})()`;
