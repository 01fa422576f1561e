import type { AskedPair, ReadPair, ThemeReading } from '@swatchwork/formats/repair';
import type { GroundChoice } from '@swatchwork/theme';
import { describeCoverage } from '@swatchwork/theme/check';
import { ChevronDown, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';

import { useRef } from 'react';

import { countOf } from '../../../ui/text/format-count.ts';
import { LongList } from '../contract/long-list.tsx';
import { AskForGrounds } from './ask-for-grounds.tsx';
import { BeforeAfter } from './before-after.tsx';
import { HeldList } from './held-list.tsx';
import { PairByHand } from './pair-by-hand.tsx';
import { ReadPairTable } from './read-pair-table.tsx';
import { RepairList } from './repair-list.tsx';

type Props = {
  reading: ThemeReading;
  /** The tokens that the repair leaves as they are. */
  held: readonly string[];
  grounds: GroundChoice;
  onGrounds: (choice: GroundChoice) => void;
  onPair: (pair: AskedPair) => void;
  onHold: (token: string) => void;
  onRelease: (token: string) => void;
};

const isFailing = ({ contexts }: ReadPair) => Object.values(contexts).some(({ passes }) => !passes);

const REASONS = {
  held: 'its colors are kept',
  ground: 'its background would have to become much lighter or darker',
  computed: 'one color is computed from others, and no replacement passes',
  'no-room': 'no color was found that passes without another pair failing',
} as const;

/** What the files say: the verdict, the repair, and every pair in every context. */
export function ReadingView({
  reading,
  held,
  grounds,
  onGrounds,
  onPair,
  onHold,
  onRelease,
}: Props) {
  const { contexts, coverage, failed, changes, pairs, notes, unmet } = reading;
  const status = useRef<HTMLParagraphElement>(null);
  const failing = pairs.filter(isFailing);
  const passing = pairs.filter((pair) => !isFailing(pair));
  const columns = columnsOf(failing, contexts);
  const gaps = describeGaps(reading);
  const unread = [
    ...reading.unknown.map((name) => `${name}: its name does not tell what it is for`),
    ...notes,
  ];
  const isWhole = gaps === '' && pairs.length > 0;
  const Icon = failed > 0 ? TriangleAlert : isWhole ? CircleCheck : CircleDashed;

  function release(token: string) {
    onRelease(token);
    status.current?.focus(); // the button is gone
  }

  return (
    <div className="space-y-6">
      <p ref={status} role="status" tabIndex={-1} className="flex items-start gap-2 text-lg">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {`${describeVerdict(reading)}${gaps && ` Not checked: ${gaps}.`}`}
      </p>
      <p className="text-muted">
        {`${describeCoverage(coverage)}.`}
        {columns.length < contexts.length && ` The tables show ${columns.length} of the modes.`}
      </p>
      <HeldList held={held} onRelease={release} />
      <AskForGrounds unmet={unmet} choice={grounds} onChoose={onGrounds} />
      {changes.length > 0 && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <RepairList reading={reading} onHold={onHold} />
          <BeforeAfter reading={reading} />
        </div>
      )}
      {unmet.length > 0 && (
        <Listed
          title="What still fails"
          items={unmet.map(
            ({ pair, context, minimum, reason }) =>
              `${pair.replace('/', ' on ')} in ${context} does not reach ${minimum}: ${REASONS[reason]}.`,
          )}
        />
      )}
      {failing.length > 0 && (
        <div className="overflow-x-auto rounded-panel border border-line bg-raised">
          <ReadPairTable title="Failing pairs" pairs={failing} contexts={columns} />
        </div>
      )}
      {passing.length > 0 && (
        <details className="group rounded-panel border border-line bg-raised">
          <summary className="flex min-h-14 list-none items-center gap-3 px-4 hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
            {`${countOf(passing.length, 'pair')} that ${passing.length === 1 ? 'passes' : 'pass'}`}
          </summary>
          <div className="overflow-x-auto">
            <ReadPairTable title="Passing pairs" pairs={passing} contexts={columns} />
          </div>
        </details>
      )}
      <PairByHand reading={reading} onPair={onPair} />
      {unread.length > 0 && <Listed title="What was not read or checked" items={unread} />}
    </div>
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="text-lg font-medium">{title}</h3>
      <LongList label={title} items={items} />
    </div>
  );
}

function describeVerdict(reading: ThemeReading): string {
  const { changes, contexts, failed, fewest, left, pairs } = reading;
  const count = countOf(pairs.length, 'pair');
  if (pairs.length === 0) {
    return 'The names do not tell which colors belong together. Pair them below.';
  }
  if (failed === 0) {
    const isOne = pairs.length === 1;
    if (describeGaps(reading) !== '') {
      return `${count} found; ${isOne ? 'it passes' : 'all pass'} in ${placesOf(contexts)}.`;
    }
    return `${isOne ? 'The only pair passes' : `All ${count} pass`} in ${placesOf(contexts)}.`;
  }
  const these = changes.length === 1 ? 'This change fixes' : `These ${changes.length} changes fix`;
  const all = `${these} everything${fewest ? '; no smaller number does' : ''}.`;
  const some = `After ${countOf(changes.length, 'change')} ${left} still ${left === 1 ? 'fails' : 'fail'}.`;
  return `${failed} of ${count} ${failed === 1 ? 'fails' : 'fail'} in ${placesOf(contexts)}. ${left === 0 ? all : some}`;
}

/** Modes of a table, and modes that a sentence names. */
const MOST_COLUMNS = 8;

/** Modes in which a pair fails come first. */
function columnsOf(failing: readonly ReadPair[], contexts: readonly string[]): readonly string[] {
  if (contexts.length <= MOST_COLUMNS) return contexts;
  const isFailingIn = (context: string) =>
    failing.some((pair) => pair.contexts[context]?.passes === false);
  const [first, rest] = [contexts.filter(isFailingIn), contexts.filter((one) => !isFailingIn(one))];
  return [...first, ...rest].slice(0, MOST_COLUMNS);
}

const placesOf = (contexts: readonly string[]): string =>
  contexts.length > MOST_COLUMNS ? `${contexts.length} modes` : listed(contexts);

/** Such as `5 variables and 2 rules with 3 colors`; empty where the verdict is about everything. */
function describeGaps({ coverage: { unread, unjudged }, unknown }: ThemeReading): string {
  const colors = unread.colors > 0 ? ` with ${countOf(unread.colors, 'color')}` : '';
  return listed([
    ...(unknown.length > 0 ? [countOf(unknown.length, 'variable')] : []),
    ...(unread.count > 0 ? [`${countOf(unread.count, 'rule')}${colors}`] : []),
    ...(unjudged.count > 0 ? [countOf(unjudged.count, 'pair')] : []),
  ]);
}

const listed = (words: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
