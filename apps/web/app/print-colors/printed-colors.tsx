import { beyondHex, type CssColor, exactSrgb } from '@swatchwork/color';
import type { Printed } from '@swatchwork/print';
import { PRINT_CONDITIONS } from '@swatchwork/print/conditions';
import { Copy } from 'lucide-react';
import { useMemo } from 'react';

import { distanceWords } from '../colors/distance-words.ts';
import { copyWithToast } from '../ui/copying/copy-with-toast.ts';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Swatch } from '../ui/swatches/swatch.tsx';
import { ConditionSelect } from './condition-select.tsx';
import { type Press, useConditionId, usePress } from './use-condition.ts';

type Props = { colors: readonly CssColor[] };

/** The inks of each color under the chosen condition, and the color as that paper will show it. */
export function PrintedColors({ colors }: Props) {
  const [id, choose] = useConditionId();
  const { press, hasFailed } = usePress(id);
  const { inkLimit } = PRINT_CONDITIONS.find((one) => one.id === id)!;

  return (
    <div className="@container space-y-3">
      <ConditionSelect value={id} onChange={choose} className="max-w-md" />
      {hasFailed && (
        <p role="alert" className="text-sm">
          The print condition could not be loaded. Check your connection and choose it again.
        </p>
      )}
      {press && !hasFailed ? (
        <div aria-busy={press.condition.id !== id} className="aria-busy:opacity-40">
          <Rows colors={colors} press={press} />
        </div>
      ) : (
        !hasFailed && <Skeleton className="h-16" />
      )}
      <p className="max-w-[68ch] text-sm text-muted">
        {`Computed from measured patches, with at most ${inkLimit}% ink in total. Left is the screen, right the paper, as eyes see it that have adapted to its white. A proof of your printer decides.`}
      </p>
    </div>
  );
}

function Rows({ colors, press: { condition, toPrint } }: Props & { press: Press }) {
  const printed = useMemo(
    () => colors.map((color) => toPrint(condition, exactSrgb(color))),
    [colors, condition, toPrint],
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
        className="w-12 shrink-0 @md:w-20 @3xl:w-36"
      />
      <Swatch color={seen} className="w-12 shrink-0 @md:w-20 @3xl:w-36" />
      <span className="flex min-w-0 flex-1 flex-col justify-center px-3 py-2 @md:px-4">
        <span className="font-mono wrap-anywhere select-text">
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
        className="mr-4 size-4 shrink-0 self-center text-muted group-hover:text-ink"
      />
    </button>
  );
}
