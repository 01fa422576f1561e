import {
  colorName,
  describe,
  formatHex,
  formatRgb,
  isWebSafe,
  readableTextColor,
  type Srgb,
} from '@swatchwork/color';
import type { NearestName } from '@swatchwork/color/names';
import { Copy } from 'lucide-react';

import { Button } from '../../ui/buttons/button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { copiedText } from './copied-text.ts';

type Props = {
  color: Srgb;
  /** The nearest name, if the color has none itself; else its hex. */
  nearest: NearestName | undefined;
};

/** The color in the full width of the page, its name, and its values to copy. */
export function ColorHeader({ color, nearest }: Props) {
  const hex = formatHex(color);

  return (
    <header
      className="border-b border-line forced-color-adjust-none"
      style={{ backgroundColor: hex, color: formatHex(readableTextColor(color)) }}
    >
      <div className="container-page flex min-h-72 flex-wrap items-end justify-between gap-x-8 gap-y-5 py-8 sm:min-h-84">
        <div className="min-w-0">
          {isWebSafe(color) && (
            <p className="mb-3 w-fit rounded-full border border-current px-3 py-0.5 text-sm font-medium">
              Web Safe Color
            </p>
          )}
          <h1 className="text-4xl sm:text-6xl">{colorName(color)}</h1>
          <p className="mt-2 text-lg">
            {nearest === undefined && `${hex}, `}
            {describe(color)}
            {nearest && `, ${nearest.distance === 0 ? 'known as' : 'near to'} ${nearest.name}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyValue what="HEX" value={hex} />
          <CopyValue what="RGB" value={formatRgb(color)} />
        </div>
      </div>
    </header>
  );
}

function CopyValue({ what, value }: { what: string; value: string }) {
  return (
    <Button variant="current" onClick={() => copyWithToast(value, undefined, copiedText(value))}>
      <Copy aria-hidden="true" />
      Copy {what}
    </Button>
  );
}
