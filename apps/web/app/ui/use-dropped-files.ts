import { useEffect, useEffectEvent, useState } from 'react';

const FIELD =
  'input:not([type=file], [type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

const isBusy = () => document.querySelector('dialog:modal') !== null;

/**
 * Takes files that are dropped anywhere on the page, and what is pasted outside of a field, but not while a
 * dialog is open. Without it, a drop beside a drop zone would make the browser leave the page.
 *
 * @param onSource Receives files, or a text that was pasted.
 * @returns Whether files hover over the page.
 */
export function useDroppedFiles(
  onSource: (source: readonly File[] | string, isPasted: boolean) => void,
): boolean {
  const [isDragging, setDragging] = useState(false);
  const take = useEffectEvent(onSource);
  useEffect(() => listen(take, setDragging), []);
  return isDragging;
}

/** @returns Stops listening. */
function listen(
  onSource: (source: readonly File[] | string, isPasted: boolean) => void,
  onDragging: (dragging: boolean) => void,
): () => void {
  const listening = new AbortController();
  const on = <T extends keyof DocumentEventMap>(
    type: T,
    handle: (event: DocumentEventMap[T]) => void,
  ) => document.addEventListener(type, handle, { signal: listening.signal });

  on('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files') || isBusy()) return;
    event.preventDefault(); // allows the drop
    onDragging(true);
  });
  on('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) onDragging(false); // left the window
  });
  on('drop', (event) => {
    onDragging(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    // A part of the page that takes it has prevented the default.
    if (files.length === 0 || isBusy() || event.defaultPrevented) return;
    event.preventDefault();
    onSource(files, false);
  });
  on('paste', (event) => {
    const isInField = event.target instanceof Element && event.target.closest(FIELD);
    if (isInField || isBusy()) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const source = files.length > 0 ? files : event.clipboardData?.getData('text/plain');
    if (source) onSource(source, true);
  });
  return () => listening.abort();
}
