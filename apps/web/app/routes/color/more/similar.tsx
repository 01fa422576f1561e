import { formatHex, type Srgb } from '@swatchwork/color';

import { ColorLink } from '../../../ui/links/color-link.tsx';
import { similarColors } from './similar-colors.ts';

/** The colors around this one, each a link: a visitor can walk from any color to any other. */
export function Similar({ color }: { color: Srgb }) {
  return (
    <section className="mt-14">
      <h2 className="text-xl">Similar colors</h2>
      <p className="mt-1 text-muted">
        One step away in every direction: darker, stronger, toward either hue, duller, lighter.
      </p>
      <ul
        aria-label="Similar colors"
        className="mt-4 flex flex-wrap overflow-hidden rounded-panel border border-line *:flex-[1_0_50%] sm:*:flex-[1_0_20%]"
      >
        {similarColors(color).map((neighbor) => (
          <li key={formatHex(neighbor)}>
            <ColorLink color={neighbor} className="h-20 p-3 sm:h-28" />
          </li>
        ))}
      </ul>
    </section>
  );
}
