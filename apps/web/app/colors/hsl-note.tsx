import { formatHex, isInGamut, mapToGamut, type Srgb } from '@swatchwork/color';
import { Info } from 'lucide-react';

/** Says that HSL takes another color for one that sRGB does not have; nothing for all others. */
export function HslNote({ color }: { color: Srgb }) {
  if (isInGamut(color)) return null;

  return (
    <p className="flex gap-2 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {`HSL is limited to sRGB and uses ${formatHex(mapToGamut(color))}, the nearest sRGB color. OKLCH uses the exact color.`}
    </p>
  );
}
