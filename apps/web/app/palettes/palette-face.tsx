import type { Hex } from '@swatchwork/color';
import type { ReactNode } from 'react';

import type { PaletteEntry } from '../api/types.ts';
import { InnerLink } from '../ui/links/inner-link.tsx';

const SHOWN_COLORS = 5;
const SHOWN_TAGS = 3;

const TAG = 'block truncate rounded-full border border-line px-2.5 text-sm text-muted';

type Props = {
  palette: PaletteEntry;
  /** Target of the link that covers the card. */
  to: string;
  /** Beside the name. */
  aside?: ReactNode;
  /** Target of a tag's link; without it tags are plain text. */
  tagTo?: (tag: string) => string;
  /** Actions on the palette, below everything else. */
  children?: ReactNode;
};

/** Hexes of a palette, whether or not its colors have names. */
export const hexesOf = ({ colors }: Pick<PaletteEntry, 'colors'>): Hex[] =>
  colors.map((color) => (typeof color === 'string' ? color : color.hex));

/** A public palette as a card: its first five colors, large; name, description and three tags. */
export function PaletteFace({ palette, to, aside, tagTo, children }: Props) {
  const { name, description, tags } = palette;
  const hexes = hexesOf(palette).slice(0, SHOWN_COLORS);

  return (
    <li className="group relative flex min-w-0 flex-col overflow-hidden rounded-panel border border-line bg-raised has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-ink">
      <div
        role="img"
        aria-label={hexes.join(', ')}
        className="grid h-44 auto-cols-fr grid-flow-col border-b border-line forced-color-adjust-none"
      >
        {hexes.map((hex, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice.
          <span key={place} style={{ backgroundColor: hex }} />
        ))}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 text-lg leading-snug wrap-anywhere">
            <InnerLink
              to={to}
              data-discover="true"
              className="outline-none after:absolute after:inset-0 focus-visible:shadow-none"
            >
              {name}
            </InnerLink>
          </h3>
          {aside}
        </div>
        {description && (
          <p className="mt-0.5 line-clamp-3 text-sm text-muted wrap-anywhere">{description}</p>
        )}
        <ul aria-label="Tags" className="mt-auto flex flex-wrap gap-1.5 pt-3 *:max-w-full">
          {tags.slice(0, SHOWN_TAGS).map((tag) => (
            <li key={tag}>
              {tagTo ? (
                <InnerLink to={tagTo(tag)} className={`${TAG} relative z-10 py-0.5 hover:text-ink`}>
                  {tag}
                </InnerLink>
              ) : (
                <span className={TAG}>{tag}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </li>
  );
}
