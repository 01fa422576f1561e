import {
  clip,
  deltaEOK,
  formatHex,
  isInGamut,
  mapToGamut,
  parseHex,
  type Srgb,
  traceToGamut,
} from '@swatchwork/color';
import { useId } from 'react';

import { Swatch } from '../ui/swatches/swatch.tsx';

const MAPPINGS = [
  ['CSS, binary search', mapToGamut],
  ['CSS, ray trace', traceToGamut],
  ['Clip', clip],
] as const;

/** What three ways into sRGB make of a color outside of it; nothing for a color inside. */
export function GamutMappings({ color }: { color: Srgb }) {
  const id = useId();
  if (isInGamut(color)) return null;

  return (
    <section aria-labelledby={id} className="mt-4">
      <h2 id={id} className="mb-2 text-sm font-medium">
        Three gamut mappings to sRGB
      </h2>
      <ul className="grid grid-cols-3 overflow-hidden rounded-control border border-line text-sm">
        {MAPPINGS.map(([name, map]) => {
          const hex = formatHex(map(color));
          return (
            <li key={name} className="min-w-0">
              <Swatch color={hex} className="h-16" />
              <div className="p-2">
                <span className="block text-muted">{name}</span>{' '}
                <span className="block font-mono">{hex}</span>{' '}
                <span className="block">ΔE_OK {deltaEOK(color, parseHex(hex)!).toFixed(4)}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
