import { describe, type Hex, parseHex } from '@swatchwork/color';
import { memo, useId, useState } from 'react';

import { Radio } from '../../ui/fields/radio.tsx';
import { Bar, BarLinks } from './bar.tsx';
import {
  type CarriedPalette,
  colorLinks,
  type Except,
  leadColor,
  paletteLinks,
} from './targets.ts';

type Props = {
  palette: CarriedPalette;
  /** The color to go on with alone, until a person chooses another; the strongest if not given. */
  lead?: Hex;
  except?: Except;
};

/** Links to every page that takes a palette, and to those that take one color of it. */
export const GoOnWithPalette = memo(function GoOnWithPalette({ palette, lead, except }: Props) {
  const [chosen, choose] = useState<Hex>();
  const colors = [...new Set(palette.colors)];
  const all = palette.colors.join(' ');
  const one = colors.find((hex) => hex === chosen) ?? lead ?? leadColor(palette);
  const takesBoth = new Set(paletteLinks(palette).map(({ id }) => id));
  const links = colorLinks(parseHex(one)!, except).filter(({ id }) => !takesBoth.has(id));

  return (
    <Bar title="Go on with this palette" data-palette={all} data-name={palette.name}>
      <div className="mt-4">
        <BarLinks links={paletteLinks(palette, except)} tray={all} />
      </div>
      <ChooseOne colors={colors} chosen={one} onChoose={choose} />
      <div className="mt-3">
        <BarLinks links={links} />
      </div>
    </Bar>
  );
}, isSame);

/** The same palette in another array needs no new links. */
function isSame(a: Props, b: Props): boolean {
  return (
    String(a.palette.colors) === String(b.palette.colors) &&
    String(a.palette.exact) === String(b.palette.exact) &&
    a.palette.name === b.palette.name &&
    a.lead === b.lead &&
    String(a.except) === String(b.except)
  );
}

type ChooseProps = { colors: readonly Hex[]; chosen: Hex; onChoose: (hex: Hex) => void };

/** The color of the palette that the links below carry. */
function ChooseOne({ colors, chosen, onChoose }: ChooseProps) {
  const name = useId();
  return (
    <fieldset className="mt-6">
      <legend className="mr-3 leading-9 sm:float-left">Or with one of its colors</legend>
      <div className="flex flex-wrap items-center gap-2">
        {colors.map((hex) => (
          <Radio
            key={hex}
            name={name}
            value={hex}
            aria-label={`${hex}, ${describe(parseHex(hex)!)}`}
            title={hex}
            checked={hex === chosen}
            onChange={() => onChoose(hex)}
            className="size-9 rounded-full border border-line outline-offset-2 outline-ink forced-color-adjust-none has-checked:outline-2 noscript:hidden"
            style={{ backgroundColor: hex }}
          />
        ))}
        <span aria-hidden="true" className="ml-1 font-mono">
          {chosen}
        </span>
      </div>
    </fieldset>
  );
}
