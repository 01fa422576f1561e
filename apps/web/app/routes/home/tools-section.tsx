import { fromHsl } from '@swatchwork/color';
import { useState } from 'react';
import { ContrastFigure } from '../../tools/figures/contrast-figure.tsx';
import { ConverterFigure } from '../../tools/figures/converter-figure.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import { ToolCard } from '../../ui/layout/tool-card.tsx';
import { HUE_STOPS } from './hue-stops.ts';
import { PaletteFigure } from './palette-figure.tsx';
import { SectionHeader } from './section-header.tsx';

/** Three tools, each with a small figure that the one slider drives. */
export function ToolsSection() {
  const [hue, setHue] = useState(14);
  const color = fromHsl({ h: hue, s: 76, l: 52 });

  return (
    <section aria-labelledby="tools" className="container-page py-20 sm:py-28">
      <div className="grid items-end gap-8 md:grid-cols-[1fr_20rem]">
        <SectionHeader id="tools" title="Start with one color">
          Turn the hue and watch three of the tools answer. They work the same way inside: every
          number exact, every value one click from the clipboard.
        </SectionHeader>
        <Slider
          label="Hue"
          min={0}
          max={359}
          value={hue}
          onChange={setHue}
          track={`linear-gradient(to right, ${HUE_STOPS})`}
          format={(value) => `${value}°`}
        />
      </div>
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        <ToolCard
          to="/create-palette"
          title="Palette Creator"
          text="Five colors that belong together: lock, shuffle, harmonize, undo, export."
          figure={<PaletteFigure color={color} />}
        />
        <ToolCard
          to="/color-tools/color-converter"
          title="Color Converter"
          text="HEX, RGB, HSL, CMYK, OKLCH and more, from any CSS color you can write."
          figure={<ConverterFigure color={color} />}
        />
        <ToolCard
          to="/color-tools/color-contrast"
          title="Contrast Checker"
          text="Can everyone read it? WCAG levels, real samples, and a fix when it fails."
          figure={<ContrastFigure color={color} />}
        />
      </ul>
    </section>
  );
}
