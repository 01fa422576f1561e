import { fixContrast, formatHex, type Hex, parseHex } from '@swatchwork/color';
import { memo } from 'react';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import type { Creator } from '../state/use-creator.ts';
import { checkContrast, isReadable, pairsOf, slotToFix } from './contrast-report.ts';
import { ContrastRow, ContrastTable } from './contrast-rows.tsx';

const TEXT_COLORS: readonly Hex[] = ['#FFFFFF', '#000000'];

type Props = Pick<CreatorDocument, 'colors' | 'locked'> & Pick<Creator, 'dispatch'>;

/** Contrast of every pair of the palette, and of white and black text on each color. */
export const AccessibilityCheck = memo(function AccessibilityCheck({
  colors,
  locked,
  dispatch,
}: Props) {
  const pairs = pairsOf(colors.length).map((pair) => {
    const [first, second] = pair;
    return { pair, result: checkContrast(colors[second]!, colors[first]!) };
  });
  const readable = pairs.filter(({ result }) => isReadable(result)).length;

  function fix(slot: number, against: Hex) {
    const { color } = fixContrast(parseHex(colors[slot]!)!, parseHex(against)!);
    const fixed = formatHex(color);
    dispatch({ type: 'setColor', slot, color: fixed });
    toast.success('Color Improved', `${colors[slot]} became ${fixed}.`);
  }

  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">
        {readable} of {pairs.length} pairs are readable as text of normal size (AA, at least 4.5).
      </p>
      <ContrastTable caption="Pairs">
        {pairs.map(({ pair, result }) => {
          const slot = slotToFix(pair, locked);
          const other = pair.find((index) => index !== slot) ?? 0;
          return (
            <ContrastRow key={pair.join()} result={result}>
              {!isReadable(result) && (
                <Button
                  size="small"
                  aria-label={`Auto-fix ${result.text} on ${result.background}`}
                  disabled={slot === undefined}
                  title={slot === undefined ? 'Both colors are locked' : undefined}
                  onClick={() => slot !== undefined && fix(slot, colors[other]!)}
                >
                  Auto-fix
                </Button>
              )}
            </ContrastRow>
          );
        })}
      </ContrastTable>
      <ContrastTable caption="White and black text">
        {colors.flatMap((background, slot) =>
          TEXT_COLORS.map((text) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place; colors may repeat.
            <ContrastRow key={`${slot}${text}`} result={checkContrast(text, background)} />
          )),
        )}
      </ContrastTable>
    </div>
  );
});
