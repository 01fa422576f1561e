import {
  perceptualShades,
  perceptualTints,
  perceptualTones,
  pickerVariations,
  type Srgb,
} from '@swatchwork/color';

import { repeatNotes } from '../../../colors/repeat-notes.ts';
import { ColorLink } from '../../../ui/links/color-link.tsx';

/** The color lighter, darker, grayer, and on its own scales of lightness and saturation. */
export function Variations({ color }: { color: Srgb }) {
  const { lightness, saturation, hue } = pickerVariations(color);

  return (
    <section className="mt-16 border-t border-line pt-12">
      <h2 className="text-xl">Variations</h2>
      <p className="mt-1 text-muted">
        Lighter, darker and softer in OKLCH steps that look even; then the HSL scales of lightness
        and saturation from end to end, and the hues beside it.
      </p>
      <div className="mt-4 grid gap-x-5 gap-y-6 xl:grid-cols-2">
        <Row name="Tints" colors={perceptualTints(color)} />
        <Row name="Shades" colors={perceptualShades(color)} />
        <Row name="Tones" colors={perceptualTones(color)} />
        <Row name="Lightness" colors={lightness} />
        <Row name="Saturation" colors={saturation} />
        <Row name="Hue" colors={hue} />
      </div>
    </section>
  );
}

function Row({ name, colors }: { name: string; colors: readonly Srgb[] }) {
  const notes = repeatNotes(colors);
  return (
    <div>
      <h3 className="text-sm font-medium">{name}</h3>
      <ul
        aria-label={name}
        className="mt-1.5 grid auto-cols-fr grid-flow-col overflow-hidden rounded-control border border-line"
      >
        {colors.map((color, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a scale may repeat its end.
          <li key={place}>
            <ColorLink isNarrow color={color} className="h-14 p-2 xl:h-20">
              {notes[place]}
            </ColorLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
