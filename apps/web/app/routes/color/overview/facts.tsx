import {
  BLACK,
  brightness,
  formatHex,
  formatRatio,
  isWebSafe,
  nearestWebSafe,
  readableTextColor,
  type Srgb,
  saturation,
  temperature,
} from '@swatchwork/color';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { colorPath } from '../../../ui/links/color-path.ts';

/** `ratio`: WCAG contrast with the better of black and white, not rounded. */
export function Facts({ color, ratio }: { color: Srgb; ratio: number }) {
  const text = readableTextColor(color) === BLACK ? 'black' : 'white';
  const safe = isWebSafe(color);
  const nearest = nearestWebSafe(color);

  return (
    <dl className="*:not-first:border-t *:border-line">
      <Fact name="Contrast ratio" value={`${formatRatio(ratio)}:1`}>
        with {text} text
      </Fact>
      <Fact name="Brightness" value={brightness(color)} />
      <Fact name="Saturation" value={saturation(color)} />
      <Fact name="Temperature" value={temperature(color)} />
      <Fact name="Web safe" value={safe ? 'Yes' : 'No'}>
        {!safe && (
          <>
            {'nearest is '}
            <Link to={colorPath(nearest)} className="font-mono underline">
              {formatHex(nearest)}
            </Link>
          </>
        )}
      </Fact>
    </dl>
  );
}

type FactProps = { name: string; value: string; children?: ReactNode };

function Fact({ name, value, children }: FactProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-baseline gap-x-3 py-2.5">
      <dt className="w-36 shrink-0 text-muted">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">{value}</strong>
        {children && <span className="text-sm text-muted">{children}</span>}
      </dd>
    </div>
  );
}
