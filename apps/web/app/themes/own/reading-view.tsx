import {
  describeFailing,
  describeGaps,
  describeVerdict,
  listUnread,
  type ThemeAudit,
} from '@swatchwork/formats/audit';
import type { ReadPair } from '@swatchwork/formats/repair';
import { describeCoverage } from '@swatchwork/theme/check';
import { ChevronDown, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

import { Segments } from '../../ui/fields/segments.tsx';
import { countOf } from '../../ui/text/format-count.ts';
import { LongList } from '../../ui/text/long-list.tsx';
import { AskForGrounds } from './ask-for-grounds.tsx';
import { BeforeAfter } from './before-after.tsx';
import { groupByCause } from './group-by-cause.ts';
import { HeldList } from './held-list.tsx';
import { PairByHand } from './pair-by-hand.tsx';
import { ReadPairTable } from './read-pair-table.tsx';
import { RepairList } from './repair-list.tsx';
import type { Question } from './work.ts';

type Props = {
  audit: ThemeAudit;
  question: Question;
  ask: (change: Partial<Question>) => void;
  /** What is done with it, after the choice of changes. */
  children?: ReactNode;
};

const LEVELS = [
  { value: 'AA', label: 'AA' },
  { value: 'AAA', label: 'AAA' },
] as const;

const isFailing = ({ contexts }: ReadPair) => Object.values(contexts).some(({ passes }) => !passes);

/** What the files say: the verdict, the repair, and every pair in every context. */
export function ReadingView({ audit, question, ask, children }: Props) {
  const { contexts, coverage, failed, changes, pairs, unmet, ids } = audit;
  const { held, grounds, without, left, target } = question;
  const status = useRef<HTMLParagraphElement>(null);
  const failing = pairs.filter(isFailing);
  const passing = pairs.filter((pair) => !isFailing(pair));
  const columns = columnsOf(failing, contexts);
  const chosen = ids.filter((id) => !without.includes(id)).length;
  const described = { ...audit, chosen, leftFiles: left.length };
  const unread = listUnread(audit, left);
  const still = describeFailing(audit);
  const isWhole = describeGaps(described) === '' && pairs.length > 0;
  const Icon = failed > 0 ? TriangleAlert : isWhole ? CircleCheck : CircleDashed;

  function release(token: string) {
    ask({ held: held.filter((one) => one !== token) });
    status.current?.focus(); // the button is gone
  }

  return (
    <div className="space-y-6">
      <p ref={status} role="status" tabIndex={-1} className="flex items-start gap-2 text-lg">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {describeVerdict(described)}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <p className="text-muted">
          {`${describeCoverage(coverage)}. Read: ${namesOf(question.files)}.`}
          {columns.length < contexts.length && ` The tables show ${columns.length} of the modes.`}
        </p>
        <Segments
          label="WCAG level"
          options={LEVELS}
          value={target}
          onChange={(level) => ask({ target: level })}
        />
      </div>
      <HeldList held={held} onRelease={release} />
      <AskForGrounds
        unmet={unmet}
        choice={grounds}
        onChoose={(choice) => ask({ grounds: choice })}
      />
      {changes.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <RepairList
            audit={audit}
            without={without}
            onChoose={(list) => ask({ without: list })}
            onHold={(token) => ask({ held: [...held, token] })}
          />
          <BeforeAfter reading={audit} />
        </div>
      )}
      {failed > 0 && still.length > 0 && <Listed title="What still fails" items={still} />}
      {children}
      {failing.length > 0 && (
        <div className="relative overflow-x-auto rounded-panel border border-line bg-raised">
          <ReadPairTable
            title="Failing pairs"
            groups={groupByCause(failing, audit)}
            contexts={columns}
            places={audit.places}
          />
        </div>
      )}
      {passing.length > 0 && (
        <details className="group rounded-panel border border-line bg-raised">
          <summary className="flex min-h-14 list-none items-center gap-3 px-4 hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
            {`${countOf(passing.length, 'pair')} that ${passing.length === 1 ? 'passes' : 'pass'}`}
          </summary>
          <div className="relative overflow-x-auto">
            <ReadPairTable
              title="Passing pairs"
              groups={[{ pairs: passing }]}
              contexts={columns}
              places={audit.places}
            />
          </div>
        </details>
      )}
      <PairByHand reading={audit} onPair={(pair) => ask({ pairs: [...question.pairs, pair] })} />
      {unread.length > 0 && <Listed title="What was not read or checked" items={unread} />}
    </div>
  );
}

/** Files that a sentence names. */
const MOST_FILES = 6;

const namesOf = (files: Question['files']): string =>
  files
    .slice(0, MOST_FILES)
    .map(({ name }) => name)
    .join(', ') + (files.length > MOST_FILES ? ` and ${files.length - MOST_FILES} more` : '');

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="text-lg font-medium">{title}</h3>
      <LongList label={title} items={items} />
    </div>
  );
}

/** Modes of a table. */
const MOST_COLUMNS = 8;

/** Modes in which a pair fails come first. */
function columnsOf(failing: readonly ReadPair[], contexts: readonly string[]): readonly string[] {
  if (contexts.length <= MOST_COLUMNS) return contexts;
  const isFailingIn = (context: string) =>
    failing.some((pair) => pair.contexts[context]?.passes === false);
  const [first, rest] = [contexts.filter(isFailingIn), contexts.filter((one) => !isFailingIn(one))];
  return [...first, ...rest].slice(0, MOST_COLUMNS);
}
