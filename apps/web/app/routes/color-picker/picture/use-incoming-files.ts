import { useEffect, useEffectEvent, useState } from 'react';

import { pictureAmong } from './incoming-files.ts';

type Options = {
  onPicture: (file: File) => void;
  /** Files were pasted, and none is a picture. */
  onOther: () => void;
};

/**
 * Takes pictures that are dropped anywhere on the page or pasted. Without it, a drop beside the
 * drop zone would make the browser leave the page; other dropped files are ignored.
 *
 * @returns Whether files are being dragged over the page.
 */
export function useIncomingFiles({ onPicture, onOther }: Options): boolean {
  const [isOver, setIsOver] = useState(false);

  const onDrop = useEffectEvent((files: FileList) => {
    const picture = pictureAmong(files);
    if (picture) onPicture(picture);
  });
  const onPaste = useEffectEvent((files: FileList) => {
    const picture = pictureAmong(files);
    if (picture) onPicture(picture);
    else onOther();
  });

  useEffect(() => {
    const stop = new AbortController();
    const listen = <T extends keyof DocumentEventMap>(
      type: T,
      handle: (event: DocumentEventMap[T]) => void,
    ) => document.addEventListener(type, handle, { signal: stop.signal });

    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => {
      if (!relatedTarget) setIsOver(false); // out of the window
    });
    listen('drop', (event) => {
      setIsOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      onDrop(event.dataTransfer.files);
    });
    listen('paste', ({ clipboardData }) => {
      if (clipboardData && clipboardData.files.length > 0) onPaste(clipboardData.files);
    });
    return () => stop.abort();
  }, []);

  return isOver;
}
