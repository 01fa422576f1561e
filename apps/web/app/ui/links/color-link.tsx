import { describe, formatHex, readableTextColor, type Srgb } from '@swatchwork/color';
import type { ReactNode } from 'react';

import { swatchStyle } from '../swatches/swatch-style.ts';
import { colorPath } from './color-path.ts';
import { InnerLink } from './inner-link.tsx';

type Props = {
  /** In the sRGB gamut. */
  color: Srgb;
  /** The color itself as text for CSS, if sRGB has only something near it. */
  css?: string | undefined;
  /** Text below the hex. */
  children?: ReactNode;
  /** Whether small screens show the color without its hex, in places too narrow for it. */
  isNarrow?: boolean;
  className?: string;
};

/** An area of a color with its hex on it, linked to the page about the color. */
export function ColorLink({ color, css, children, isNarrow = false, className = '' }: Props) {
  const hex = formatHex(color);

  return (
    <InnerLink
      to={colorPath(color)}
      className={`flex flex-col justify-end text-sm forced-color-adjust-none hover:underline focus-visible:shadow-none focus-visible:-outline-offset-4 focus-visible:outline-current ${className}`}
      style={{ ...swatchStyle({ hex, css }), color: formatHex(readableTextColor(color)) }}
    >
      <span className={isNarrow ? 'font-mono max-sm:sr-only' : 'font-mono'}>{hex}</span>
      <span className="sr-only">{`, ${describe(color)} `}</span>
      {children}
    </InnerLink>
  );
}
