import { creatorVariations, formatHex, type Hex, parseHex } from '@swatchwork/color';
import { memo } from 'react';

import { paint } from '../slots/slot-style.ts';
import { Section } from './section.tsx';

/** What each of the ten is, in the order of `creatorVariations`: in full, and as it shows. */
const LABELS = [
  ...[15, 35, 55, 75, 95].map((value) => [`lightness ${value}%`, `L ${value}`]),
  ...[30, 65, 100].map((value) => [`saturation ${value}%`, `S ${value}`]),
  ['hue +30°', 'H +30'],
  ['hue −30°', 'H −30'],
];

type Props = { color: Hex; onChoose: (color: Hex) => void };

/** Ten variations of a color; a click replaces the color by one of them. */
export const Variations = memo(function Variations({ color, onChoose }: Props) {
  const variations = creatorVariations(parseHex(color)!).map(formatHex);

  return (
    <Section title="Variations">
      <ul className="grid grid-cols-5 gap-px overflow-hidden rounded-control">
        {variations.map((variation, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
          <li key={i}>
            <button
              type="button"
              aria-label={`Use ${variation}, ${LABELS[i]?.[0]}`}
              title={`${variation}, ${LABELS[i]?.[0]}`}
              style={paint(variation)}
              onClick={() => onChoose(variation)}
              className="block h-11 w-full text-sm forced-color-adjust-none focus-visible:-outline-offset-4"
            >
              <span aria-hidden="true">{LABELS[i]?.[1]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
});
