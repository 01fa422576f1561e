import { parseHex } from '@swatchwork/color';
import type { Ref } from 'react';

import type { CarriedPalette } from '../../palettes/carried-palette.ts';
import { wholeColors } from '../../palettes/whole-color.ts';
import { CopySwatch } from '../../ui/swatches/copy-swatch.tsx';

const PLACES = [0, 1, 2, 3, 4];

type Props = {
  ref: Ref<HTMLDivElement>;
  /** Without one the swatches are empty. */
  palette: CarriedPalette | undefined;
  isPending: boolean;
  /** Text above the colors, or above the empty swatches. */
  message: string | undefined;
};

/** The five colors in columns; a click copies one. */
export function MoodSwatches({ ref, palette, isPending, message }: Props) {
  const colors = palette && wholeColors(palette);
  return (
    <div ref={ref} className="relative h-48 sm:h-56" aria-busy={isPending}>
      <ul
        aria-label="Colors"
        className={`@container grid h-full grid-cols-5 transition-opacity ${isPending ? 'opacity-40' : ''}`}
      >
        {PLACES.map((place) => {
          const color = colors?.[place];
          return (
            <li key={place} className="group flex">
              {color ? (
                <CopySwatch color={parseHex(color.hex)!} css={color.css} />
              ) : (
                <span
                  className={`flex-1 border-r border-line group-last:border-r-0 ${isPending ? 'animate-pulse bg-line' : 'bg-sunken'}`}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p
        role="status"
        aria-label="Palette"
        className="absolute inset-0 m-auto size-fit px-4 text-center"
      >
        {message && (
          <span className="block rounded-control border border-line bg-raised px-4 py-2 transition-opacity delay-150 starting:opacity-0">
            {message}
          </span>
        )}
      </p>
    </div>
  );
}
