import type { ReactNode } from 'react';

import type { PaletteEntry } from '../api/types.ts';
import { InnerLink } from '../ui/links/inner-link.tsx';
import { swatchStyle } from '../ui/swatches/swatch-style.ts';
import { hexesOf } from './hexes-of.ts';

const SHOWN_COLORS = 5;

type FrameProps = {
  palette: Pick<PaletteEntry, 'colors'>;
  /** Height of the colors. */
  className: string;
  /** Over the colors. */
  picture?: ReactNode;
  children: ReactNode;
};

/** The card of a palette: its first five colors, large, above everything else. */
export function CardFrame({ palette, className, picture, children }: FrameProps) {
  const hexes = hexesOf(palette).slice(0, SHOWN_COLORS);

  return (
    <li className="group relative flex min-w-0 flex-col overflow-hidden rounded-panel border border-line bg-raised has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-ink">
      <div
        role="img"
        aria-label={hexes.join(', ')}
        className={`relative grid auto-cols-fr grid-flow-col border-b border-line forced-color-adjust-none ${className}`}
      >
        {palette.colors.slice(0, SHOWN_COLORS).map((color, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice.
          <span key={place} style={swatchStyle(color)} />
        ))}
        {picture}
      </div>
      {children}
    </li>
  );
}

/** The name in a `CardFrame`: a link that covers the card. */
export const CardName = ({ to, name }: { to: string; name: string }) => (
  <h3 className="min-w-0 text-lg leading-snug wrap-anywhere">
    <InnerLink
      to={to}
      data-discover="true"
      className="outline-none after:absolute after:inset-0 focus-visible:shadow-none"
    >
      {name}
    </InnerLink>
  </h3>
);
