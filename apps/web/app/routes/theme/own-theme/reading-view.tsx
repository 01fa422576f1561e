import type { AskedPair, ReadPair, ThemeReading } from '@swatchwork/formats/repair';
import { ChevronDown, CircleCheck, TriangleAlert } from 'lucide-react';

import { useRef } from 'react';

import { countOf } from '../../../ui/text/format-count.ts';
import { LongList } from '../contract/long-list.tsx';
import { HeldList } from './held-list.tsx';
import { PairByHand } from './pair-by-hand.tsx';
import { ReadPairTable } from './read-pair-table.tsx';
import { RepairList } from './repair-list.tsx';

type Props = {
  reading: ThemeReading;
  /** The tokens that the repair leaves as they are. */
  held: readonly string[];
  onPair: (pair: AskedPair) => void;
  onHold: (token: string) => void;
  onRelease: (token: string) => void;
};

const isFailing = ({ contexts }: ReadPair) => Object.values(contexts).some(({ passes }) => !passes);

const REASONS = {
  held: 'its colors are kept',
  computed: 'its colors are computed from others',
  'no-room': 'no color passes here and beside its other partners',
} as const;

/** What the files say: the verdict, the repair, and every pair in every context. */
export function ReadingView({ reading, held, onPair, onHold, onRelease }: Props) {
  const { contexts, failed, left, fewest, changes, pairs, notes, unmet } = reading;
  const status = useRef<HTMLParagraphElement>(null);
  const failing = pairs.filter(isFailing);
  const passing = pairs.filter((pair) => !isFailing(pair));
  const Icon = failed === 0 ? CircleCheck : TriangleAlert;
  const after = left === 0 ? 'all pass' : `${left} still fail`;
  const least = fewest && left === 0 ? ' Fewer do not do it.' : '';
  const verdict =
    pairs.length === 0
      ? 'No name here says what is seen on what. Pair the colors below.'
      : failed === 0
        ? `All ${countOf(pairs.length, 'pair')} pass in ${listed(contexts)}.`
        : `${failed} of ${countOf(pairs.length, 'pair')} ${failed === 1 ? 'fails' : 'fail'} in ${listed(contexts)}. After ${countOf(changes.length, 'change')} ${after}.${least}`;

  function release(token: string) {
    onRelease(token);
    status.current?.focus(); // the button is gone
  }

  return (
    <div className="space-y-6">
      <p ref={status} role="status" tabIndex={-1} className="flex items-start gap-2 text-lg">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {verdict}
      </p>
      <HeldList held={held} onRelease={release} />
      {changes.length > 0 && <RepairList reading={reading} onHold={onHold} />}
      {unmet.length > 0 && (
        <LongList
          label="What still fails"
          items={unmet.map(
            ({ pair, context, minimum, reason }) =>
              `${pair.replace('/', ' on ')} in ${context} does not reach ${minimum}: ${REASONS[reason]}.`,
          )}
        />
      )}
      {failing.length > 0 && (
        <div className="overflow-x-auto rounded-panel border border-line bg-raised">
          <ReadPairTable title="Failing pairs" pairs={failing} contexts={contexts} />
        </div>
      )}
      {passing.length > 0 && (
        <details className="group rounded-panel border border-line bg-raised">
          <summary className="flex min-h-14 list-none items-center gap-3 px-4 hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
            {`${countOf(passing.length, 'pair')} that ${passing.length === 1 ? 'passes' : 'pass'}`}
          </summary>
          <div className="overflow-x-auto">
            <ReadPairTable title="Passing pairs" pairs={passing} contexts={contexts} />
          </div>
        </details>
      )}
      <PairByHand reading={reading} onPair={onPair} />
      {notes.length > 0 && <LongList label="What was not read" items={notes} />}
    </div>
  );
}

const listed = (words: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
