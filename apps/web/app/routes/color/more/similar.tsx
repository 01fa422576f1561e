import { formatHex, type Srgb } from '@swatchwork/color';

import { ColorLink } from '../../../ui/color-link.tsx';
import { similarColors } from './similar-colors.ts';

/** The colours around this one, each a link: one can walk from any colour to any other. */
export function Similar({ color }: { color: Srgb }) {
  return (
    <section className="mt-14">
      <h2 className="text-xl">Similar colours</h2>
      <p className="mt-1 text-muted">
        One step away in every direction: darker, stronger, towards either hue, duller, lighter.
      </p>
      <ul
        aria-label="Similar colours"
        className="mt-4 flex flex-wrap overflow-hidden rounded-panel border border-line *:flex-[1_0_50%] sm:*:flex-[1_0_20%]"
      >
        {similarColors(color).map((neighbour) => (
          <li key={formatHex(neighbour)}>
            <ColorLink color={neighbour} className="h-20 p-3 sm:h-28" />
          </li>
        ))}
      </ul>
    </section>
  );
}
