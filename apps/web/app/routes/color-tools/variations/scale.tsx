import { mapToGamut, type Srgb, toShortCssColor } from '@swatchwork/color';
import { useId } from 'react';
import { repeatNotes } from '../../../colors/repeat-notes.ts';
import type { Exact } from '../../../palettes/exact-of.ts';
import { paletteLink } from '../../../palettes/palette-link.ts';
import { PaletteRow } from '../../../palettes/palette-row.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ScaleCurves } from './scale-curves.tsx';
import type { SCALES } from './scales.ts';

type Props = {
  scale: (typeof SCALES)[number];
  /** May lie outside the sRGB gamut, where HSL ends. */
  base: Srgb;
  /** What the base is beyond its hex, as text for CSS. */
  exact: Exact;
};

/** The creator with the base and the steps that differ from it and from each other: a scale repeats its end. */
function creatorLink(base: Srgb, exact: Exact, steps: readonly Srgb[]): string {
  const byText = new Map(
    [base, ...steps].map((color) => {
      const { hex, css } = toShortCssColor(color);
      return [css ?? hex, { color: mapToGamut(color), css }];
    }),
  );
  const others = [...byText.values()].slice(1);
  return paletteLink(
    mapToGamut(base),
    others.map(({ color }) => color),
    undefined,
    '',
    [exact, ...others.map(({ css }) => css)],
  );
}

/** Five steps away from a color, in OKLCH and in HSL, with their curves beside them. */
export function Scale({ scale, base, exact }: Props) {
  const id = useId();
  const { title, text } = scale;
  const inHsl = mapToGamut(base);
  const versions = [
    { name: 'HSL', text: 'steps of 15%', base: inHsl, exact: undefined, colors: scale.hsl(inHsl) },
    { name: 'OKLCH', text: 'perceptually even', base, exact, colors: scale.oklch(base) },
  ];

  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-3">
          {versions.toReversed().map(({ name, text, base, exact, colors }) => (
            <PaletteRow
              key={name}
              title={name}
              of={title}
              text={text}
              colors={colors.map(mapToGamut)}
              exact={colors.map((color) => toShortCssColor(color).css)}
              notes={repeatNotes(colors.map(mapToGamut))}
              creator={creatorLink(base, exact, colors)}
            />
          ))}
        </div>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1 lg:gap-3">
          <ScaleCurves measure="Lightness" versions={versions} />
          <ScaleCurves measure="Chroma" versions={versions} />
        </div>
      </div>
    </Panel>
  );
}
