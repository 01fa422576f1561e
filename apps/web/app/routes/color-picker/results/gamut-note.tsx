import { useEffect, useState } from 'react';

import type { PictureReader } from '../picture/picture-reader.ts';
import { formatShare } from './share-bar.tsx';

/** What the extracted colors leave out, where the picture has colors outside sRGB. */
export function GamutNote({ reader }: { reader: PictureReader }) {
  const [share, setShare] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    reader.gamut().then(
      (measured) => isCurrent && setShare(measured),
      () => {}, // an image that only the server reads
    );
    return () => {
      isCurrent = false;
    };
  }, [reader]);

  if (share === 0) return null;
  return (
    <p className="mt-4 text-sm text-muted">
      {`${formatShare(share)} of this image lies outside sRGB. These colors are cut to sRGB; the pixel picker gives a color as it is.`}
    </p>
  );
}
