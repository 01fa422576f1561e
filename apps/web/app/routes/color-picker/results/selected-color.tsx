import {
  brightness,
  describe,
  exactText,
  formatHex,
  formatHsl,
  formatRgb,
  HSL,
  parseHex,
  pickerVariations,
  readableTextColor,
  type Srgb,
  saturation,
  temperature,
} from '@swatchwork/color';
import { Copy } from 'lucide-react';

import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { ColorLink } from '../../../ui/links/color-link.tsx';
import type { Pick } from '../state/picker-state.ts';

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
          <span>{`Color details of this ${describe(color)}`}</span>
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

/** A value that a click copies. */
function CopyValue({ name, value }: { name: string; value: string }) {
  return (
    <li className="border-line not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l">
      <button
        type="button"
        onClick={() => copyWithToast(value)}
        className="group min-h-11 w-full px-4 py-2 text-left -outline-offset-2 hover:bg-hover"
      >
        <span className="flex items-center justify-between text-sm text-muted">
          <span>
            <span className="sr-only">Copy </span>
            {name}{' '}
          </span>
          <Copy aria-hidden="true" className="size-4 group-hover:text-ink" />
        </span>
        <span className="block font-mono text-sm whitespace-nowrap">{value}</span>
      </button>
    </li>
  );
}

type Props = {
  title: string;
  /** In the sRGB gamut. */
  colors: readonly Srgb[];
  /** How each variation differs from the color. */
  steps: readonly string[];
};

/** Variations of a color, side by side; a click copies one. */
function VariationRow({ title, colors, steps }: Props) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-sm font-medium tracking-normal">{title}</h3>
      <ul className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-control border border-line">
        {colors.map((color, i) => {
          const hex = formatHex(color);
          return (
            <li key={steps[i]}>
              <button
                type="button"
                draggable
                title={`Copy ${hex}`}
                aria-label={`Copy ${hex}, ${describe(color)}, ${steps[i]}`}
                onClick={() => copyWithToast(hex)}
                className="h-12 w-full text-sm forced-color-adjust-none ring-inside"
                style={{ backgroundColor: hex, color: formatHex(readableTextColor(color)) }}
              >
                {steps[i]}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
