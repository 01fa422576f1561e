import { type CssColor, describe, type Hex, parseHex } from '@swatchwork/color';
import { memo, useId, useState } from 'react';

import { type CarriedPalette, colorTexts } from '../../palettes/carried-palette.ts';
import { exactOf } from '../../palettes/exact-of.ts';
import { wholeColors } from '../../palettes/whole-color.ts';
import { Radio } from '../../ui/fields/radio.tsx';
import { swatchStyle } from '../../ui/swatches/swatch-style.ts';
import { Bar, BarLinks, LinkItems } from './bar.tsx';
import { colorLinks, type Except, leadColor, paletteLinks } from './targets.ts';

type Props = {
  palette: CarriedPalette;
  /** The color to go on with alone, until a person chooses another; the strongest if not given. */
  lead?: Hex;
  except?: Except;
};

/** Links to every page that takes a palette, and to those that take one color of it. */
export const GoOnWithPalette = memo(function GoOnWithPalette({ palette, lead, except }: Props) {
  const [chosen, choose] = useState<string>();
  const texts = colorTexts(palette);
  const all = texts.join(' ');
  const whole = wholeColors(palette);
  const colors = [...new Map(whole.map((color, i) => [texts[i]!, color]))];
  const first = lead ?? leadColor(palette);
  const [text, color] =
    colors.find(([one]) => one === chosen) ??
    colors.find(([, { hex }]) => hex === first) ??
    colors[0]!;
  const takesBoth = new Set(paletteLinks(palette).map(({ id }) => id));
  const links = colorLinks(parseHex(color.hex)!, except, exactOf(color)).filter(
    ({ id }) => !takesBoth.has(id),
  );

  return (
    <Bar title="Continue with this palette" data-palette={all} data-name={palette.name}>
      <BarLinks links={paletteLinks(palette, except)} tray={all}>
        <ChooseOne colors={colors} chosen={text} onChoose={choose} />
        <ul className="mt-3 flex flex-wrap gap-2">
          <LinkItems links={links} size="small" />
        </ul>
      </BarLinks>
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

type ChooseProps = {
  /** Each with its text for CSS. */
  colors: readonly (readonly [text: string, color: CssColor])[];
  chosen: string;
  onChoose: (text: string) => void;
};

/** The color of the palette that the links below carry. */
function ChooseOne({ colors, chosen, onChoose }: ChooseProps) {
  const name = useId();
  return (
    <fieldset className="mt-6">
      <legend className="mr-3 leading-9 sm:float-left">Or with one of its colors</legend>
      <div className="flex flex-wrap items-center gap-2">
        {colors.map(([text, color]) => (
          <Radio
            key={text}
            name={name}
            value={text}
            autoComplete="off" // Firefox would restore a choice among the colors of before
            aria-label={`${text}, ${describe(parseHex(color.hex)!)}`}
            title={text}
            checked={text === chosen}
            onChange={() => onChoose(text)}
            className="size-9 rounded-full border border-line outline-offset-2 outline-ink forced-color-adjust-none has-checked:outline-2 noscript:hidden"
            style={swatchStyle(color)}
          />
        ))}
        <span aria-hidden="true" className="ml-1 font-mono">
          {chosen}
        </span>
      </div>
    </fieldset>
  );
}
