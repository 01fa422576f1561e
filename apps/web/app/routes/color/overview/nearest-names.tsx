import { parseHex } from '@swatchwork/color';
import type { NearestName } from '@swatchwork/color/names';

import { colorPath } from '../../../ui/links/color-path.ts';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';

/** The named colors nearest to this one, each a link to its own page. */
export function NearestNames({ names }: { names: readonly NearestName[] }) {
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
