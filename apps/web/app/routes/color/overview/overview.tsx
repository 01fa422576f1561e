import {
  BLACK,
  brightness,
  formatHex,
  formatRatio,
  isWebSafe,
  nearestWebSafe,
  parseHex,
  readableTextColor,
  type Srgb,
  saturation,
  temperature,
} from '@swatchwork/color';
import type { NearestName } from '@swatchwork/color/names';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { PairPreview } from '../../../colors/contrast/pair-preview.tsx';
import { readPair } from '../../../colors/contrast/read-pair.ts';
import { colorPath } from '../../../ui/links/color-path.ts';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { psychology } from './psychology.ts';

/** Text on the color, its measures, its psychology, its names. */
export function Overview({ color, names }: { color: Srgb; names: readonly NearestName[] }) {
  const pair = readPair(formatHex(readableTextColor(color)), formatHex(color));

  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      <div className="flex flex-col gap-8">
        <div className="grid grow overflow-hidden rounded-panel border border-line">
          <PairPreview pair={pair} />
        </div>
        <section>
          <h2 className="text-xl">Color psychology</h2>
          <p className="mt-2">{psychology(color)}</p>
          <p className="mt-2 text-sm text-muted">
            The meaning of a color depends on culture, context and the viewer. Take it as a starting
            point, not as a rule.
          </p>
        </section>
      </div>
      <div className="space-y-8">
        <Facts color={color} ratio={pair.ratio} />
        <NearestNames names={names} />
      </div>
    </div>
  );
}

/** The named colors nearest to this one, each a link to its own page. */
function NearestNames({ names }: { names: readonly NearestName[] }) {
  return (
    <section>
      <h2 className="text-xl">Nearest names</h2>
      <ul className="mt-2 *:not-first:border-t *:border-line">
        {names.map(({ name, hex, distance }) => (
          <li key={name}>
            <InnerLink
              to={colorPath(parseHex(hex)!)}
              className="flex min-h-11 items-center gap-3 py-1.5 hover:underline"
            >
              <Swatch color={hex} className="size-8 shrink-0 border border-line" />
              <span className="flex-1">{name}</span>
              <span className="font-mono text-sm text-muted">{hex}</span>
              <span className="w-20 text-right text-sm text-muted">
                {distance === 0 ? 'the same' : `ΔE ${distance.toFixed(3)}`}
              </span>
            </InnerLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        ΔE is the distance in OKLab; a difference of about 0.02 is just noticeable.
      </p>
    </section>
  );
}

/** `ratio`: WCAG contrast with the better of black and white, not rounded. */
function Facts({ color, ratio }: { color: Srgb; ratio: number }) {
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
