import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { plainText } from '../../api/plain-errors.ts';
import { projectClient } from '../../api/project-client.ts';
import type { Project, ProjectItem } from '../../api/types.ts';
import { toast } from '../../ui/messages/toast.ts';
import { nameOf } from './item-parts.ts';

/** The items of an own project. Changes show at once, and reach the server one after the other. */
export function useItems({ id, items: loaded }: Project) {
  const [items, setItems] = useState<readonly ProjectItem[]>(loaded);
  const [said, setSaid] = useState('');
  const waiting = useRef(Promise.resolve());
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const { revalidate } = useRevalidator();

  useEffect(() => setItems(loaded), [loaded]);

  // A card that is moved in the page loses the focus, and so does one that is taken out.
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-move="${focused.current}"]`);
    (button ?? list.current)?.focus({ preventScroll: button === null });
    focused.current = undefined;
  });

  function send(call: () => Promise<unknown>): Promise<boolean> {
    const sent = waiting.current.then(call).then(
      () => true,
      (error: unknown) => {
        const reason = plainText(error) ?? 'The server cannot be reached right now.';
        toast.error('Not Saved', `The project was not changed. ${reason}`);
        void revalidate();
        return false;
      },
    );
    waiting.current = sent.then(() => {});
    return sent;
  }

  /** Shows an item before another one, or at the end, and stores that. */
  function put(item: ProjectItem, before: ProjectItem | undefined) {
    setItems((all) => {
      const others = all.filter((one) => one.id !== item.id);
      const place = before ? others.findIndex((one) => one.id === before.id) : others.length;
      return [...others.slice(0, place), item, ...others.slice(place)];
    });
    return send(() => projectClient.putItem(id, item.id, { before: before?.id ?? null }));
  }

  return {
    items,
    /** What was moved last, for screen readers. */
    said,
    /** For the element around the list. */
    list: { ref: list, tabIndex: -1, className: 'outline-none' },

    /** Moves an item by one place. */
    move(item: ProjectItem, by: 1 | -1) {
      const place = items.indexOf(item);
      focused.current = `${item.id} ${by}`;
      void put(item, items[by === 1 ? place + 2 : place - 1]);
      setSaid(`${nameOf(item)} is now ${place + by + 1} of ${items.length}.`);
    },

    async remove(item: ProjectItem) {
      const next = items[items.indexOf(item) + 1];
      focused.current = '';
      setItems((all) => all.filter((one) => one !== item));
      if (!(await send(() => projectClient.removeItem(id, item.id)))) return;
      const offer = toast.offer(`${nameOf(item)} was removed.`, {
        label: 'Undo',
        run: () => {
          toast.dismiss(offer);
          void put(item, next);
        },
      });
    },
  };
}
