import { describe, formatHex, type Hex, parseHex, readableTextColor } from '@swatchwork/color';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';

import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { swatchStyle } from '../../../ui/swatches/swatch-style.ts';

type Props = {
  label: string;
  /** `css` is the color itself where sRGB has only something near it. */
  colors: readonly { hex: Hex; css?: string | undefined; note?: ReactNode }[];
  /** The color under the pointer or the focus; undefined when it leaves. */
  onPoint?: (index: number | undefined) => void;
  /** What a click does in addition to copying. */
  onChoose?: (index: number) => void;
};

/** Colors with their hexes, five in a row on wide screens; a click copies one. */
export function ColorGrid({ label, colors, onPoint, onChoose }: Props) {
  return (
    <ul aria-label={label} className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {colors.map(({ hex, css, note }, i) => {
        const color = parseHex(hex)!;
        const text = css ?? hex;
        return (
          <li key={text}>
            <button
              type="button"
              draggable
              data-color={hex}
              title={`Copy ${text}`}
              onClick={() => {
                onChoose?.(i);
                void copyWithToast(text);
              }}
              onPointerEnter={() => onPoint?.(i)}
              onPointerLeave={() => onPoint?.(undefined)}
              onFocus={() => onPoint?.(i)}
              onBlur={() => onPoint?.(undefined)}
              className="group w-full overflow-hidden rounded-control border border-line text-left hover:border-outline"
            >
              <span
                className="grid h-20 place-items-center forced-color-adjust-none"
                style={{ ...swatchStyle({ hex, css }), color: formatHex(readableTextColor(color)) }}
              >
                <Copy
                  aria-hidden="true"
                  className="size-5 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
                />
              </span>
              <span className="block px-2 py-1.5">
                <span className="sr-only">{css ? `Copy ${css}, in sRGB ` : 'Copy '}</span>
                <span className="block font-mono text-sm">{hex}</span>
                <span className="sr-only">{`, ${describe(color)} `}</span>
                {css && <span className="block text-sm text-muted">Display P3</span>}
                {note !== undefined && <span className="block text-sm text-muted">{note}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
