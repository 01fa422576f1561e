import { describe, formatHex, readableTextColor, type Srgb } from '@swatchwork/color';

import { copyWithToast } from '../copying/copy-with-toast.ts';
import { swatchStyle } from './swatch-style.ts';

type Props = {
  /** In the sRGB gamut. */
  color: Srgb;
  /** The color itself as text for CSS, if sRGB has only something near it. */
  css?: string | undefined;
  /** Text above the hex, such as `+30°`. */
  note?: string | undefined;
  className?: string;
};

/**
 * An area of a color with its hex on it; a click copies it. The list around it sets `@container`.
 */
export function CopySwatch({ color, css, note, className = '' }: Props) {
  const hex = formatHex(color);

  return (
    <button
      type="button"
      title={`Copy ${hex}`}
      aria-label={`Copy ${note ? `${note} ` : ''}${hex}, ${describe(color)}`}
      draggable
      onClick={() => copyWithToast(hex)}
      className={`flex w-full flex-col justify-end px-1.5 py-2 text-left text-sm @max-[20rem]:px-0 @max-[20rem]:text-center forced-color-adjust-none @md:px-3 ring-inside ${className}`}
      style={{ ...swatchStyle({ hex, css }), color: formatHex(readableTextColor(color)) }}
    >
      {note && <span>{note} </span>}
      <span className="font-mono">
        <span className="@max-[23rem]:hidden">#</span>
        {hex.slice(1)}
      </span>
    </button>
  );
}
