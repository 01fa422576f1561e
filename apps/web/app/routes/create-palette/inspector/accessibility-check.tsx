import {
  type CssColor,
  exactSrgb,
  fixContrast,
  formatHex,
  placesToChange,
} from '@swatchwork/color';
import { memo } from 'react';
import { isReadable } from '../../../colors/contrast/contrast-report.ts';
import { PaletteContrast } from '../../../colors/contrast/palette-contrast.tsx';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { wholeColors } from '../../../palettes/whole-color.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import type { Creator } from '../state/use-creator.ts';

type Props = Pick<CreatorDocument, 'colors' | 'exact' | 'locked'> & Pick<Creator, 'dispatch'>;

/** The contrast within the palette, with a fix for each pair that is hard to read. */
export const AccessibilityCheck = memo(function AccessibilityCheck({
  colors,
  exact,
  locked,
  dispatch,
}: Props) {
  const whole = wholeColors({ colors, exact });

  function fix(slot: number, against: CssColor) {
    const { color } = fixContrast(exactSrgb(whole[slot]!), exactSrgb(against));
    const fixed = formatHex(color);
    dispatch({ type: 'setColor', slot, color: fixed });
    toast.success('Color Improved', `${colors[slot]} became ${fixed}.`);
  }

  return (
    <PaletteContrast
      colors={whole}
      actionFor={(pair, result) => {
        if (isReadable(result)) return null;
        const [slot] = placesToChange(pair, locked);
        const other = pair.find((index) => index !== slot) ?? 0;
        return (
          <Button
            size="small"
            aria-label={`Auto-fix ${result.text} on ${result.background}`}
            disabled={slot === undefined}
            title={slot === undefined ? 'Both colors are locked' : undefined}
            onClick={() => slot !== undefined && fix(slot, whole[other]!)}
          >
            Auto-fix
          </Button>
        );
      }}
    />
  );
});
