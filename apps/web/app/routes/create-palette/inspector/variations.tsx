import { creatorVariations, formatHex, type Hex, parseHex } from '@swatchwork/color';
import { memo } from 'react';

import { Section } from './section.tsx';

/** Names of the ten, in the order of `creatorVariations`. */
const LABELS = [
  ...[15, 35, 55, 75, 95].map((lightness) => `lightness ${lightness}%`),
  ...[30, 65, 100].map((saturation) => `saturation ${saturation}%`),
  'hue +30°',
  'hue −30°',
];

type Props = { color: Hex | undefined; onChoose: (color: Hex) => void };

/** As high as the two rows that replace it. */
const HINT = (
  <p className="grid h-[5.5625rem] place-items-center rounded-control border border-dashed border-outline px-4 text-center text-sm text-muted">
    Select a color to tune it and to see ten variations of it.
  </p>
);

/** Ten variations of a color; a click replaces the color by one of them. */
export const Variations = memo(function Variations({ color, onChoose }: Props) {
  if (!color) return <Section title="Variations">{HINT}</Section>;
  const variations = creatorVariations(parseHex(color)!).map(formatHex);

  return (
    <Section title="Variations">
      <ul className="grid grid-cols-5 gap-px overflow-hidden rounded-control">
        {variations.map((variation, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
          <li key={i}>
            <button
              type="button"
              aria-label={`Use ${variation}, ${LABELS[i]}`}
              title={`${variation}, ${LABELS[i]}`}
              style={{ backgroundColor: variation }}
              onClick={() => onChoose(variation)}
              className="block h-11 w-full forced-color-adjust-none focus-visible:-outline-offset-4"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
});
