import type { ReactNode } from 'react';

import type { PaletteEntry } from '../api/types.ts';
import { CardFrame, CardName } from './card-frame.tsx';

const SHOWN_TAGS = 3;

const TAG = 'block truncate rounded-full border border-line px-2.5 text-sm text-muted';

type Props = {
  palette: PaletteEntry;
  /** Target of the link that covers the card. */
  to: string;
  /** Beside the name. */
  aside?: ReactNode;
};

/** A public palette as a card: its first five colors, large; name, description and three tags. */
export function PaletteFace({ palette, to, aside }: Props) {
  const { name, description, tags } = palette;

  return (
    <CardFrame palette={palette} className="h-44">
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-baseline justify-between gap-3">
          <CardName to={to} name={name} />
          {aside}
        </div>
        {description && (
          <p className="mt-0.5 line-clamp-3 text-sm text-muted wrap-anywhere">{description}</p>
        )}
        <ul aria-label="Tags" className="mt-auto flex flex-wrap gap-1.5 pt-3 *:max-w-full">
          {tags.slice(0, SHOWN_TAGS).map((tag) => (
            <li key={tag}>
              <span className={TAG}>{tag}</span>
            </li>
          ))}
        </ul>
      </div>
    </CardFrame>
  );
}
