import { beyondHex, type CssColor, exactSrgb } from '@swatchwork/color';
import { type PrintCondition, type Printed, toPrint } from '@swatchwork/print';
import { type BlackRule, PRINT_CONDITIONS } from '@swatchwork/print/conditions';
import { Copy } from 'lucide-react';
import { useMemo } from 'react';

import { distanceWords } from '../colors/distance-words.ts';
import { copyWithToast } from '../ui/copying/copy-with-toast.ts';
import { Swatch } from '../ui/swatches/swatch.tsx';
import { BlackSelect } from './black-select.tsx';
import { ConditionSelect } from './condition-select.tsx';
import { useBlackRule, useConditionId, usePress } from './use-condition.ts';
import { WaitingRows } from './waiting-rows.tsx';

type Props = { colors: readonly CssColor[] };

/** The inks of each color under the chosen condition, and the color as that paper will show it. */
export function PrintedColors({ colors }: Props) {
  const [id, choose] = useConditionId();
  const [black] = useBlackRule();
  const { press, hasFailed } = usePress(id);
  const { inkLimit } = PRINT_CONDITIONS.find((one) => one.id === id)!;

  return (
    <div className="@container space-y-3">
      <div className="grid max-w-2xl gap-3 @md:grid-cols-[2fr_1fr]">
        <ConditionSelect value={id} onChange={choose} />
        <BlackSelect />
      </div>
      {hasFailed && (
        <p role="alert" className="text-sm">
          The print condition could not be loaded. Check your connection and choose it again.
        </p>
      )}
      {press && !hasFailed ? (
        <div aria-busy={press.condition.id !== id} className="aria-busy:opacity-40">
          <Rows {...{ colors, black }} condition={press.condition} />
        </div>
      ) : (
        !hasFailed && <WaitingRows count={colors.length} />
      )}
      <p className="max-w-[68ch] text-sm text-muted">
        {`Left: the color on the screen. Right: the color on this paper, once your eyes are used to its white. Computed from measured prints, with at most ${inkLimit}% of ink in total. Ask your printer for a proof before you print.`}
      </p>
    </div>
  );
}

function Rows({
  colors,
  condition,
  black,
}: Props & { condition: PrintCondition; black: BlackRule }) {
  const printed = useMemo(
    () => colors.map((color) => toPrint(condition, exactSrgb(color), { black })),
    [colors, condition, black],
  );
  return (
    <ul
      aria-label="In print"
      className="overflow-hidden rounded-panel border border-line bg-raised *:not-first:border-t *:border-line"
    >
      {colors.map((color, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
        <li key={i}>
          <Row color={color} printed={printed[i]!} />
        </li>
      ))}
    </ul>
  );
}

/** Both colors beside each other without a gap, since only this shows a small difference. */
function Row({ color, printed }: { color: CssColor; printed: Printed }) {
  const { cmyk, seen, distance, printable } = printed;
  const [c, m, y, k] = cmyk;
  const text = `cmyk(${c}%, ${m}%, ${y}%, ${k}%)`;
  const apart = distanceWords(distance);

  return (
    <button
      type="button"
      onClick={() => copyWithToast(text)}
      className="group flex min-h-16 w-full items-stretch text-left -outline-offset-2 hover:bg-hover active:bg-line"
    >
      <Swatch
        color={color.hex}
        css={beyondHex(color)}
        className="w-10 shrink-0 @md:w-20 @3xl:w-36"
      />
      <Swatch color={seen} className="w-10 shrink-0 @md:w-20 @3xl:w-36" />
      <span className="flex min-w-0 flex-1 flex-col justify-center px-3 py-2 @md:px-4">
        <span className="font-mono text-sm wrap-anywhere select-text @md:text-base">
          <span className="sr-only">{`${color.hex}: Copy `}</span>
          {text}
        </span>
        <span className="text-sm text-muted">
          {printable ? apart : `Cannot be printed; nearest: ${apart}`}
          <span className="sr-only">{`, looks like ${seen}`}</span>
        </span>
      </span>
      <Copy
        aria-hidden="true"
        className="mr-3 size-4 shrink-0 self-center text-muted group-hover:text-ink"
      />
    </button>
  );
}
