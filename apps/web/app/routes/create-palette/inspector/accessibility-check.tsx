import { fixContrast, formatHex, type Hex, parseHex, placesToChange } from '@swatchwork/color';
import { memo } from 'react';
import { isReadable } from '../../../colors/contrast/contrast-report.ts';
import { PaletteContrast } from '../../../colors/contrast/palette-contrast.tsx';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import type { Creator } from '../state/use-creator.ts';

type Props = Pick<CreatorDocument, 'colors' | 'locked'> & Pick<Creator, 'dispatch'>;

/** The contrast within the palette, with a fix for each pair that is hard to read. */
export const AccessibilityCheck = memo(function AccessibilityCheck({
  colors,
  locked,
  dispatch,
}: Props) {
  function fix(slot: number, against: Hex) {
    const { color } = fixContrast(parseHex(colors[slot]!)!, parseHex(against)!);
    const fixed = formatHex(color);
    dispatch({ type: 'setColor', slot, color: fixed });
    toast.success('Color Improved', `${colors[slot]} became ${fixed}.`);
  }

  return (
    <PaletteContrast
      colors={colors}
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
            onClick={() => slot !== undefined && fix(slot, colors[other]!)}
          >
            Auto-fix
          </Button>
        );
      }}
    />
  );
});
