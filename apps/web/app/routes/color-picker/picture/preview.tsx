import { formatHex, parseHex, readableTextColor } from '@swatchwork/color';
import { type ReactNode, useEffect, useState } from 'react';

import { swatchStyle } from '../../../ui/swatches/swatch-style.ts';
import { shortText } from '../pixels/magnifier.tsx';
import { placeOf, type Size } from '../pixels/point.ts';
import type { Pick } from '../state/picker-state.ts';
import type { Picture } from './use-picture.ts';

/** How long a pick is marked in the picture, in milliseconds. */
const MARK_MS = 2000;

type Props = {
  picture: Picture;
  /** Undefined until the picture is decoded, or if it cannot be. */
  size: Size | undefined;
  isUnreadable: boolean;
  /** The last picked color. */
  lastPick: Pick | undefined;
  /** What is drawn over the picture. */
  children: ReactNode;
};

/** The picture, at most 16rem high, and a mark at what was picked last. */
export function Preview({ picture, size, isUnreadable, lastPick, children }: Props) {
  return (
    <div className="grid h-64 place-items-center rounded-control bg-sunken">
      {isUnreadable ? (
        <p className="max-w-[40ch] p-6 text-center">
          This browser cannot show this image. The server may be able to read it.
        </p>
      ) : (
        <div className="relative" style={size && boxOf(size)}>
          <img
            src={picture.url}
            alt={`Chosen: ${picture.file.name}`}
            decoding="async"
            draggable={false}
            className={`block h-full max-h-64 w-full forced-color-adjust-none checkered ${size ? '' : 'invisible'}`}
            style={size && size.height < 128 ? { imageRendering: 'pixelated' } : undefined}
          />
          {!size && (
            <p role="status" className="absolute inset-0 grid place-items-center text-muted">
              Reading the image…
            </p>
          )}
          {children}
          {size && lastPick && <PickMark pick={lastPick} size={size} />}
        </div>
      )}
    </div>
  );
}

/** As large as 16rem of height and the width of the page allow; small pictures are enlarged. */
const boxOf = ({ width, height }: Size) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, ${16 * (width / height)}rem)`,
});

function PickMark({ pick, size }: { pick: Pick; size: Size }) {
  const { hex, css, position } = pick;
  const [over, setOver] = useState<Pick>();

  useEffect(() => {
    const timer = setTimeout(() => setOver(pick), MARK_MS);
    return () => clearTimeout(timer);
  }, [pick]);

  if (over === pick) return null;
  return (
    <span
      role="img"
      aria-label={`Picked here: ${css ?? hex}`}
      className="pointer-events-none absolute z-10 size-0"
      style={placeOf(position, size)}
    >
      <span className="absolute -top-3 -left-3 size-6 rounded-full border-2 border-white shadow-[0_0_0_1px_#000,inset_0_0_0_1px_#000]" />
      <span
        className="absolute bottom-4 left-0 -translate-x-1/2 rounded-control px-2 font-mono text-sm whitespace-nowrap ring-1 ring-white forced-color-adjust-none"
        style={{ ...swatchStyle(pick), color: formatHex(readableTextColor(parseHex(hex)!)) }}
      >
        {shortText(pick)}
      </span>
    </span>
  );
}
