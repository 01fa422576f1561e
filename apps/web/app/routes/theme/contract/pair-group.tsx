import { formatRatio } from '@swatchwork/color';
import { type PairResult, THEME_MODES, type Theme } from '@swatchwork/theme';
import { Check, ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { MODE_NAMES, titleOf } from '../../../themes/mode-names.ts';
import { PairTable } from '../../../themes/pair-table.tsx';
import { isFailing, type PairGroup, tightest } from './group-pairs.ts';

type Props = { group: PairGroup; theme: Theme; name: string; failingOnly: boolean };

/** The pairs of a family; their table is rendered when it is first opened. */
export function PairGroupRow({ group, theme, name, failingOnly }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Opened before React listened.
  useEffect(() => setOpen(details.current!.open), []);
  const { family, pairs, failing } = group;
  const title = name === family ? titleOf(family) : name;
  const shown = failingOnly ? pairs.filter(isFailing) : pairs;
  const isShown = isOpen || failingOnly;

  return (
    <details
      ref={details}
      open={isShown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-2 hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 group-open:rotate-180" />
        <span className="min-w-24 font-medium wrap-anywhere">{title}</span>
        <span className="flex items-center gap-1.5">
          {failing === 0 ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <X aria-hidden="true" className="size-4" />
          )}
          {failing === 0 ? `${pairs.length} pass` : `${failing} of ${pairs.length} fail`}
        </span>
        <Tightest pair={tightest(pairs)} />
      </summary>
      {isShown && <PairTable pairs={shown} theme={theme} title={title} />}
    </details>
  );
}

/** The pair with the least room, for which the whole family stands. */
function Tightest({ pair }: { pair: PairResult | undefined }) {
  if (!pair) return null;
  const mode = THEME_MODES.toSorted(
    (a, b) =>
      pair.modes[a].ratio / pair.modes[a].minimum - pair.modes[b].ratio / pair.modes[b].minimum,
  )[0]!;
  const { ratio, minimum } = pair.modes[mode];
  return (
    <span className="ml-auto text-sm text-muted max-sm:ml-8 max-sm:w-full">
      {`tightest: ${formatRatio(ratio)} of ${minimum}, ${pair.foreground} on ${pair.background}, ${MODE_NAMES[mode].toLowerCase()}`}
    </span>
  );
}
