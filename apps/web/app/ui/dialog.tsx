import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

import { IconButton } from './icon-button.tsx';

type Props = {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Nearly the whole window, for long forms. */
  wide?: boolean;
  children: ReactNode;
};

/** A modal native dialog: the browser keeps the focus inside, Escape and the backdrop close it. */
export function Dialog({ title, open, onClose, wide = false, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop; Escape is its key.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      className={`m-auto ${wide ? 'w-[min(75rem,calc(100vw-2rem))]' : 'w-[min(34rem,calc(100vw-2rem))]'} rounded-panel border border-line bg-raised p-0 text-ink shadow-float backdrop:bg-black/50`}
    >
      <div className="p-6">
        <header className="mb-4 flex items-center justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <IconButton label="Close" onClick={() => dialog.current?.close()} className="-mr-2">
            <X aria-hidden="true" />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
}
