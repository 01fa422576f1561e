import { formatHex, readableTextColor, type Srgb } from '@swatchwork/color';
import type { NearestName } from '@swatchwork/color/names';

import { PairPreview } from '../../../colors/contrast/pair-preview.tsx';
import { readPair } from '../../../colors/contrast/read-pair.ts';
import { Facts } from './facts.tsx';
import { NearestNames } from './nearest-names.tsx';
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
