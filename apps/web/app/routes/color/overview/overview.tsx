import { formatHex, readableTextColor, type Srgb } from '@swatchwork/color';
import type { NearestName } from '@swatchwork/color/names';

import { PairPreview } from '../../color-tools/contrast/pair-preview.tsx';
import { readPair } from '../../color-tools/contrast/read-pair.ts';
import { Facts } from './facts.tsx';
import { NearestNames } from './nearest-names.tsx';
import { psychology } from './psychology.ts';

/** What the colour is like: text on it, what can be measured, what it is said to do, its names. */
export function Overview({ color, names }: { color: Srgb; names: readonly NearestName[] }) {
  const pair = readPair(formatHex(readableTextColor(color)), formatHex(color));

  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      <div className="overflow-hidden rounded-panel border border-line">
        <PairPreview pair={pair} />
      </div>
      <Facts color={color} ratio={pair.ratio} />
      <section>
        <h2 className="text-xl">Color psychology</h2>
        <p className="mt-2">{psychology(color)}</p>
        <p className="mt-2 text-sm text-muted">
          What a colour says depends on culture, context and the person looking. Take it as a
          starting point and not as a rule.
        </p>
      </section>
      <NearestNames names={names} />
    </div>
  );
}
