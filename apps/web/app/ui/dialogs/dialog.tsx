import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

import { IconButton } from '../buttons/icon-button.tsx';
import { showModal } from '../messages/toast.ts';

type Props = {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Nearly the whole window, for long forms. */
  wide?: boolean;
  /** At the top of the window, above the keyboard of a phone. */
  high?: boolean;
  children: ReactNode;
};

/** A modal native dialog: the browser keeps the focus inside, Escape and the backdrop close it. */
export function Dialog({ title, open, onClose, wide = false, high = false, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLDivElement>(null);

  // With the content, not after it: a key pressed in between would reach an empty dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element || !heading.current) return;
    showModal(element, heading.current);
    return () => element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop; Escape is its key.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // The event `close` comes late: what is pressed in between would open what still counts as open.
      // File fields have an event `cancel` as well, which bubbles.
      onCancel={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={(event) => {
        // A key may have opened it again.
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={`${high ? 'mx-auto mt-2 mb-auto sm:mt-[10dvh]' : 'm-auto'} ${wide ? 'w-[min(75rem,calc(100vw-2rem))]' : 'w-[min(34rem,calc(100vw-2rem))]'} scroll-pt-20 rounded-panel border border-line bg-raised p-0 text-ink shadow-float backdrop:bg-black/50`}
    >
      <div
        ref={heading}
        className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-raised px-6 pt-5 pb-3"
      >
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose} className="-mr-2">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="px-6 pb-6">{children}</div>
    </dialog>
  );
}
