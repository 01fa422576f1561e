import { formatHex, type Srgb } from '@swatchwork/color';
import { useId } from 'react';
import { paletteLink } from '../../../palettes/palette-link.ts';
import { PaletteRow } from '../../../palettes/palette-row.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ScaleCurves } from './scale-curves.tsx';
import type { SCALES } from './scales.ts';

type Props = {
  scale: (typeof SCALES)[number];
  /** In the sRGB gamut. */
  base: Srgb;
};

/** The steps that differ from the base and from each other: a scale repeats its end. */
function stepsAfter(base: Srgb, steps: readonly Srgb[]): Srgb[] {
  const byHex = new Map([base, ...steps].map((color) => [formatHex(color), color]));
  return [...byHex.values()].slice(1);
}

/** Five steps away from a color, in OKLCH and in HSL, with their curves beside them. */
export function Scale({ scale, base }: Props) {
  const id = useId();
  const { title, text } = scale;
  const versions = [
    { name: 'HSL', text: 'steps of 15%', colors: scale.hsl(base) },
    { name: 'OKLCH', text: 'even to the eye', colors: scale.oklch(base) },
  ];

  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-3">
          {versions.toReversed().map(({ name, text, colors }) => (
            <PaletteRow
              key={name}
              title={name}
              of={title}
              text={text}
              colors={colors}
              joinsRepeats
              creator={paletteLink(base, stepsAfter(base, colors))}
            />
          ))}
        </div>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1 lg:gap-3">
          <ScaleCurves measure="Lightness" base={base} versions={versions} />
          <ScaleCurves measure="Chroma" base={base} versions={versions} />
        </div>
      </div>
    </Panel>
  );
}
