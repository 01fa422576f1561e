import { formatHex, isInGamut, mapToGamut, type Srgb } from '@swatchwork/color';
import { Info } from 'lucide-react';

/** Says that HSL takes another color for one that sRGB does not have; nothing for all others. */
export function HslNote({ color }: { color: Srgb }) {
  if (isInGamut(color)) return null;

  return (
    <p className="flex gap-2 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {`HSL ends with sRGB: it takes ${formatHex(mapToGamut(color))}, the nearest color there. OKLCH takes the color itself.`}
    </p>
  );
}
