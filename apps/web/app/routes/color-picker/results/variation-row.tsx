import { describe, formatHex, readableTextColor, type Srgb } from '@swatchwork/color';

import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';

type Props = {
  title: string;
  /** In the sRGB gamut. */
  colors: readonly Srgb[];
  /** How each variation differs from the color. */
  steps: readonly string[];
};

/** Variations of a color, side by side; a click copies one. */
export function VariationRow({ title, colors, steps }: Props) {
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
