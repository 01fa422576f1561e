import type { Source } from './read-source.ts';

const FIELD = 'input, textarea, select, [contenteditable]';

const isBusy = () => document.querySelector('dialog:modal') !== null;

/**
 * Listens for a file dropped anywhere on the page and for anything pasted outside of a field, but
 * not while a dialog is open.
 *
 * @param onDragging Receives whether a file hovers over the page.
 * @returns Stops listening.
 */
export function onDropOrPaste(
  onSource: (source: Source) => void,
  onDragging: (dragging: boolean) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  document.addEventListener(
    'dragover',
    (event) => {
      if (!event.dataTransfer?.types.includes('Files') || isBusy()) return;
      event.preventDefault(); // allows the drop
      onDragging(true);
    },
    { signal },
  );
  document.addEventListener(
    'dragleave',
    (event) => {
      if (event.relatedTarget === null) onDragging(false); // left the window
    },
    { signal },
  );
  document.addEventListener(
    'drop',
    (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file || isBusy()) return;
      event.preventDefault();
      onDragging(false);
      onSource(file);
    },
    { signal },
  );
  document.addEventListener(
    'paste',
    (event) => {
      const isInField = event.target instanceof Element && event.target.closest(FIELD);
      if (isInField || isBusy()) return;
      const source = event.clipboardData?.files[0] ?? event.clipboardData?.getData('text/plain');
      if (source) onSource(source);
    },
    { signal },
  );
  return () => listening.abort();
}
