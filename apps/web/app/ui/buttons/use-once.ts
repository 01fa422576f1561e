import { type FormEvent, useRef, useState } from 'react';

/** The longest time between the two clicks of a double click, in milliseconds. */
const DOUBLE_CLICK = 500;

/**
 * Work that is done once, however often it is asked for while it is under way: a second click or
 * Enter shares in the first one's outcome. After a success that holds for as long as a double click
 * takes, however fast it came. Show `busy` on the control.
 *
 * @param work Rejects or resolves to `false` where nothing was done: it may be tried again at once.
 * @param keyOf Tells apart what may well go on at the same time, such as saving two colors.
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

/** A form that is sent once, see {@link useOnce}. */
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
