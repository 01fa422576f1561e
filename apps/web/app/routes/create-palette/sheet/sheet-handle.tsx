import { X } from 'lucide-react';
import { type RefObject, useRef } from 'react';

import { IconButton } from '../../../ui/buttons/icon-button.tsx';

/** How far a sheet is pulled down to close it, in px. */
const FAR = 72;

type Props = {
  sheet: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The upper edge of the open sheet: pulled down, or by its button, it closes. */
export function SheetHandle({ sheet, onClose }: Props) {
  const start = useRef<number>(undefined);

  function pull(distance: number) {
    if (sheet.current) sheet.current.style.translate = `0 ${Math.max(0, distance)}px`;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its button does the same by keyboard
    <div
      className="sticky top-0 z-2 flex touch-none items-center justify-between bg-raised pl-4 md:hidden"
      // A mouse would drag a link that is beneath the sheet.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = event.clientY;
      }}
      onPointerMove={({ clientY }) => {
        if (start.current !== undefined) pull(clientY - start.current);
      }}
      onLostPointerCapture={({ clientY }) => {
        const isFar = start.current !== undefined && clientY - start.current > FAR;
        start.current = undefined;
        pull(0);
        if (isFar) onClose();
      }}
    >
      <span className="w-11" />
      <span aria-hidden="true" className="h-1 w-12 rounded-full bg-outline" />
      <IconButton label="Close inspector" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
