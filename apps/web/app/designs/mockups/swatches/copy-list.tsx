import { describe, formatHex, type Srgb, toHsl } from '@swatchwork/color';
import { Copy } from 'lucide-react';

import { Button } from '../../../ui/buttons/button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { Swatch } from '../../../ui/swatches/swatch.tsx';

/** Each color with a button that copies it, and one that copies them all. */
export function CopyList({ colors }: { colors: readonly Srgb[] }) {
  const all = colors.map(formatHex).join(', ');

  return (
    <section aria-label="Colors to copy">
      <div className="mb-2 flex min-h-11 items-center justify-between">
        <h3 className="font-medium tracking-normal">All colors</h3>
        <Button
          size="small"
          className="noscript:hidden"
          onClick={() => copyWithToast(all, 'Palette Copied!', all)}
        >
          <Copy aria-hidden="true" />
          Copy palette
        </Button>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {colors.map((color, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
            key={i}
            className="flex items-center gap-4 overflow-hidden rounded-control border border-line bg-raised pr-3"
          >
            <Swatch color={formatHex(color)} className="h-20 w-20 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="font-mono">{formatHex(color)}</p>
              <p className="text-sm text-muted">
                {describe(color)}, <span className="whitespace-nowrap">{hsl(color)}</span>
              </p>
            </div>
            <Button
              size="small"
              aria-label={`Copy ${formatHex(color)}`}
              className="noscript:hidden"
              onClick={() => copyWithToast(formatHex(color))}
            >
              Copy
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hsl(color: Srgb): string {
  const { h, s, l } = toHsl(color);
  return `hsl(${Math.round(h)}, ${Math.round(s)}%, ${Math.round(l)}%)`;
}
