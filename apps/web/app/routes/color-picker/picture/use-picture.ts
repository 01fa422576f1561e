import { useEffect, useState } from 'react';

import type { Size } from '../pixels/point.ts';
import { createPictureReader, type PictureReader } from './picture-reader.ts';

/** A picture that the visitor chose. */
export interface Picture {
  readonly file: File;
  /** Address of the file, valid in this page. */
  readonly url: string;
  readonly reader: PictureReader;
}

/** Whether the browser could read it: undefined until known. */
type Reading = { readonly size: Size } | { readonly refusal: string } | undefined;

/** The chosen picture and, once it is decoded, its size; the previous one is released. */
export function usePicture() {
  const [picture, setPicture] = useState<Picture>();
  const [reading, setReading] = useState<Reading>();

  useEffect(() => {
    if (!picture) return;
    return () => {
      picture.reader.close();
      URL.revokeObjectURL(picture.url);
    };
  }, [picture]);

  useEffect(() => {
    let isCurrent = true;
    const settle = (read: Reading) => {
      if (isCurrent) setReading(read);
    };
    picture?.reader.size.then(
      (size) => settle({ size }),
      (error: Error) => settle({ refusal: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [picture]);

  function open(file: File) {
    setReading(undefined);
    setPicture({ file, url: URL.createObjectURL(file), reader: createPictureReader(file) });
  }

  return { picture, reading, open };
}
