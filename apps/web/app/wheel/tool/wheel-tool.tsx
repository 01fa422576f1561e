import { type CssColor, formatHex, type HarmonyType, toCssColor } from '@swatchwork/color';
import { Copy, Link2 } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { Form } from 'react-router';

import { ColorBars } from '../../colors/color-bars.tsx';
import { HarmonyChoice } from '../../colors/harmony-choice.tsx';
import { paletteLink } from '../../palettes/palette-link.ts';
import { PaletteRow } from '../../palettes/palette-row.tsx';
import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { formatTurn } from '../format-turn.ts';
import { BroughtColor } from './brought-color.tsx';
import { ColorWheel } from './color-wheel.tsx';
import type { Wheel } from './use-wheel.ts';
import { ValueField } from './value-field.tsx';
import { VividRow } from './vivid-row.tsx';
import { evenHarmony, wheelHarmony } from './wheel-harmony.ts';
import { readHue, wheelColor, writeColor, writeExact, writeQuery } from './wheel-query.ts';

type Props = {
  wheel: Wheel;
  /** The page that shows the wheel without scripts, if it is another one. */
  action?: string;
};

/** The wheel and its fields, and beside them the harmony and its actions. */
export function WheelTool({ wheel, action }: Props) {
  const { hue, harmony: type, preview, choose, brought, isAtBrought } = wheel;
  const exact = isAtBrought ? brought : undefined;
  // Parts that only follow the wheel may render a frame later than the dragged wheel.
  const shown = useDeferredValue(hue);

  return (
    <Form
      {...(action && { action })}
      preventScrollReset
      className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      {/* Both are isolated: unchanged areas are not painted again with each move. */}
      <div className="isolate mx-auto w-full max-w-md space-y-5">
        {brought && (
          <BroughtColor
            color={brought}
            isShown={isAtBrought}
            hue={hue}
            onBack={() => wheel.chooseExact(brought)}
          />
        )}
        <ColorWheel
          hue={hue}
          harmony={wheelHarmony(hue, type)}
          onMove={preview}
          onChoose={choose}
        />
        {exact && <input type="hidden" name="css" value={writeExact(exact)} />}
        <WheelFields hue={hue} onChange={choose} onColor={wheel.chooseExact} />
      </div>
      <div className="isolate space-y-4">
        <HarmonyChoice value={type} onChange={wheel.setHarmony} className="flex flex-wrap gap-2" />
        <SubmitWithoutScript>Show on the wheel</SubmitWithoutScript>
        <HarmonyRow kind="HSL" hue={shown} type={type} />
        <WheelActions hue={shown} type={type} exact={exact} />
        <HarmonyRow kind="OKLCH" hue={shown} type={type} />
        <VividRow hue={shown} type={type} />
      </div>
    </Form>
  );
}

const KINDS = {
  HSL: { text: 'as on the wheel', harmonyOf: wheelHarmony },
  OKLCH: { text: 'equally light', harmonyOf: evenHarmony },
};

type HarmonyRowProps = { kind: keyof typeof KINDS; hue: number; type: HarmonyType };

/** One version of the harmony, above bars that show the lightness of its colors. */
const HarmonyRow = memo(function HarmonyRow({ kind, hue, type }: HarmonyRowProps) {
  const { text, harmonyOf } = KINDS[kind];
  const { turns, colors } = harmonyOf(hue, type);
  const base = turns.indexOf(0);

  return (
    <PaletteRow
      {...{ text, colors }}
      title={kind}
      of={type}
      heading="h2"
      notes={turns.map(formatTurn)}
      copied="Palette copied!"
      // The base comes first in the creator's palette; the other colors keep their order.
      creator={paletteLink(colors[base]!, colors.toSpliced(base, 1), type)}
    >
      <ColorBars measure="Lightness" colors={colors} level={base} />
    </PaletteRow>
  );
});

type WheelFieldsProps = {
  hue: number;
  onChange: (hue: number) => void;
  /** Receives a typed color as it is. */
  onColor: (color: CssColor) => void;
};

/** The hue as text: in degrees, and as the hex of a color, from which the wheel takes the hue. */
function WheelFields({ hue, onChange, onColor }: WheelFieldsProps) {
  return (
    <div className="flex gap-3">
      <ValueField
        label="Hue, degrees"
        value={String(Math.round(hue) % 360)}
        read={readDegrees}
        onChange={onChange}
        hint="A number from 0 to 360."
        inputMode="numeric"
        needsScript
      />
      <ValueField
        label="Color, hex"
        name="color"
        prefix="#"
        value={writeColor(hue)}
        read={(text) => readHue(digitsOf(text))}
        onChange={(_, text) => onColor(toCssColor(digitsOf(text))!)}
        hint="Six hex digits, such as D94026, or a color of CSS, such as oklch(0.7 0.3 150)."
        pattern="[0-9a-fA-F]{6}|.+\)"
      />
    </div>
  );
}

const digitsOf = (text: string) => text.trim().replace(/^#/, '');

function readDegrees(text: string): number | undefined {
  const degrees = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return degrees <= 360 ? degrees : undefined;
}

type WheelActionsProps = {
  hue: number;
  type: HarmonyType;
  /** The color of the link, if it is not the wheel's own. */
  exact: CssColor | undefined;
};

/** Opens or copies the harmony, its base, or a link to both. */
const WheelActions = memo(function WheelActions({ hue, type, exact }: WheelActionsProps) {
  function copyPalette() {
    const list = wheelHarmony(hue, type).colors.map(formatHex).join(', ');
    copyWithToast(list, 'Palette copied!', list);
  }

  function shareLink() {
    const link = `${location.origin}/interactive-color-wheel${writeQuery(hue, type, exact)}`;
    copyWithToast(link, 'Link Copied!', 'It opens this hue and this harmony.');
  }

  return (
    <div className="flex flex-wrap gap-3 noscript:hidden">
      <Button variant="primary" onClick={copyPalette}>
        <Copy aria-hidden="true" />
        Copy Palette
      </Button>
      <Button onClick={() => copyWithToast(formatHex(wheelColor(hue)))}>
        <Copy aria-hidden="true" />
        Copy Color
      </Button>
      <Button onClick={shareLink}>
        <Link2 aria-hidden="true" />
        Share Link
      </Button>
    </div>
  );
});
