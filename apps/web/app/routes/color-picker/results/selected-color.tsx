import {
  brightness,
  describe,
  exactText,
  formatHsl,
  formatRgb,
  HSL,
  parseHex,
  pickerVariations,
  type Srgb,
  saturation,
  temperature,
} from '@swatchwork/color';

import { ColorLink } from '../../../ui/links/color-link.tsx';
import type { Pick } from '../state/picker-state.ts';
import { CopyValue } from './copy-value.tsx';
import { VariationRow } from './variation-row.tsx';

const STEPS = {
  lightness: ['10%', '25%', '40%', '55%', '70%', '85%'],
  saturation: ['0%', '20%', '40%', '60%', '80%', '100%'],
  hue: ['-60°', '-30°', '-15°', '0°', '+15°', '+30°', '+60°'],
};

/** Details of the last picked color. */
export function SelectedColor({ pick: { hex, css, position } }: { pick: Pick }) {
  const color = parseHex(hex)!;
  const exactHsl = exactText(HSL, color);
  const variations = pickerVariations(color);

  return (
    <section aria-labelledby="picked-color" className="mb-6">
      <h2 id="picked-color" className="text-xl">
        Picked color
      </h2>
      <div className="mt-3 overflow-hidden rounded-panel border border-line">
        <ColorLink color={color} css={css} className="h-24 p-4">
          <span>{`All about this ${describe(color)}`}</span>
        </ColorLink>
        {css && (
          <ul aria-label="Value outside sRGB" className="border-b border-line">
            <CopyValue name="CSS, outside sRGB" value={css} />
          </ul>
        )}
        <ul aria-label="Values" className="grid sm:grid-cols-[2fr_3fr_3fr_auto]">
          <CopyValue name="HEX" value={hex} />
          <CopyValue name="RGB" value={formatRgb(color)} />
          <CopyValue name="HSL" value={formatHsl(color)} />
          {exactHsl !== formatHsl(color) && <CopyValue name="HSL, exact" value={exactHsl} />}
        </ul>
        <Properties color={color} position={`${position.x}, ${position.y}`} />
      </div>
      <div className="mt-4 space-y-3">
        <VariationRow title="Lightness" colors={variations.lightness} steps={STEPS.lightness} />
        <VariationRow title="Saturation" colors={variations.saturation} steps={STEPS.saturation} />
        <VariationRow title="Hue" colors={variations.hue} steps={STEPS.hue} />
      </div>
    </section>
  );
}

function Properties({ color, position }: { color: Srgb; position: string }) {
  const facts = [
    ['Brightness', brightness(color)],
    ['Saturation', saturation(color)],
    ['Temperature', temperature(color)],
    ['Pixel', position],
  ];
  return (
    <dl className="grid grid-cols-2 border-t border-line px-4 py-2 sm:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="py-1">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
