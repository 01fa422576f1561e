import { type FormEvent, useRef, useState } from 'react';

/** The longest time between the two clicks of a double click, in milliseconds. */
const DOUBLE_CLICK = 500;

/**
 * Runs work only once at a time: a second click or Enter while it is running gets the first one's
 * result. After a success this also holds for the time of a double click, even if the work was
 * faster. Show `busy` on the control.
 *
 * @param work Rejects or resolves to `false` if nothing was done: it may then be retried at once.
 * @param keyOf Distinguishes work that may run at the same time, such as saving two colors.
 */
export function useOnce<Args extends unknown[], Outcome>(
  work: (...args: Args) => Promise<Outcome>,
  keyOf: (...args: Args) => string = () => '',
) {
  const running = useRef(new Map<string, Promise<Outcome>>()).current;
  const [busy, setBusy] = useState(false);

  function run(...args: Args): Promise<Outcome> {
    const key = keyOf(...args);
    const first = running.get(key);
    if (first) return first;
    setBusy(true);
    const outcome = work(...args);
    running.set(key, outcome);
    const pause = new Promise((done) => setTimeout(done, DOUBLE_CLICK));
    outcome
      .then(
        (done) => done !== false && pause,
        () => {},
      )
      .then(() => {
        running.delete(key);
        setBusy(running.size > 0);
      });
    return outcome;
  }

  return [run, busy] as const;
}

/** A form that is sent once at a time, see {@link useOnce}. */
export function useFormOnce(send: (form: HTMLFormElement) => Promise<unknown>) {
  const [run, busy] = useOnce(send);

  return {
    busy,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void run(event.currentTarget);
    },
  };
}
