import { Link2, Redo2, Undo2 } from 'lucide-react';

import { Button } from '../ui/buttons/button.tsx';
import { copyWithToast } from '../ui/copying/copy-with-toast.ts';
import type { History } from './history.ts';

type Props = {
  history: History<unknown>;
  dispatch: (action: { type: 'undo' | 'redo' }) => void;
  /** Of the link that Share copies. */
  query: string;
  /** What the link opens, such as `It opens this theme.` */
  opens: string;
};

/** Undo and Redo with the number of their steps, and Share. */
export function DocumentButtons({ history, dispatch, query, opens }: Props) {
  return (
    <>
      <Button disabled={history.past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
        <Undo2 aria-hidden="true" />
        {`Undo (${history.past.length})`}
      </Button>
      <Button disabled={history.future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
        <Redo2 aria-hidden="true" />
        {`Redo (${history.future.length})`}
      </Button>
      <Button
        onClick={() =>
          copyWithToast(`${location.origin}${location.pathname}${query}`, 'Link Copied!', opens)
        }
      >
        <Link2 aria-hidden="true" />
        Share
      </Button>
    </>
  );
}
