import { ChevronDown, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { countOf, formatCount, nounOf } from '../../../ui/text/format-count.ts';
import { LongList } from '../../../ui/text/long-list.tsx';
import { StrayColors } from './stray-colors.tsx';
import { StrayPlan } from './stray-plan.tsx';
import type { StrayReport } from './stray-report.ts';

type Props = {
  report: StrayReport;
  /** What is audited, and where a patch applies. */
  name: string;
  /** Files of the project that hold no styles. */
  others: number;
  onChoose: (key: string, token: string) => void;
};

/** The stray colors of a project: how many, which, what becomes of them, and what was left alone or not read. */
export function StrayView({ report, name, others, onChoose }: Props) {
  const { summary, themes, leftAlone, notRead, faults, colors } = report;
  const Icon = summary.stray > 0 ? TriangleAlert : CircleCheck;
  const missed = notRead.reduce((sum, [, files]) => sum + files.length, 0);

  return (
    <div className="space-y-6">
      <p role="status" className="flex items-start gap-2 text-lg">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {verdictOf(report)}
      </p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-4">
        <Fact title="stray colors" count={summary.stray}>
          {`${countOf(summary.colors, 'color')} in ${countOf(report.files, 'file')}`}
        </Fact>
        <Fact title="values of tokens" count={summary.definitions}>
          where colors belong
        </Fact>
        <Fact title="left alone" count={summary.leftAlone}>
          data, not style
        </Fact>
        <Fact title={`${nounOf(missed, 'file')} not read`} count={missed}>
          {missed === 0 ? 'nothing was left out' : 'named below'}
        </Fact>
      </dl>
      {summary.stray > 0 && (
        <>
          <StrayPlan report={report} name={name} onChoose={onChoose} />
          <StrayColors colors={colors} all={summary.colors} />
        </>
      )}
      {themes.length > 0 && (
        <p className="text-muted wrap-anywhere">
          {`Tokens come from ${themes.map(({ files, modes }) => `${files.join(', ')} (${modes.join(', ')})`).join('; ')}.`}
        </p>
      )}
      {leftAlone.length > 0 && (
        <Folded title={`${countOf(summary.leftAlone, 'color')} left alone as data`}>
          <LongList
            label="Why colors were left alone"
            items={leftAlone.map(([reason, count]) => `${formatCount(count)}: ${reason}`)}
          />
        </Folded>
      )}
      {faults.length > 0 && (
        <Folded
          title={`${faults.length} custom ${nounOf(faults.length, 'property').replace('ys', 'ies')} to look at`}
        >
          <LongList
            label="Custom properties with faults"
            items={faults.map(
              ({ name: property, fault, places: [at] }) =>
                `${property} is ${fault}: ${at?.file}:${at?.line}`,
            )}
          />
        </Folded>
      )}
      {(missed > 0 || others > 0) && (
        <div>
          <h3 className="text-lg font-medium">What was not searched</h3>
          <LongList
            label="What was not searched for stray colors"
            items={[
              ...notRead.map(([reason, files]) => `${firstOf(files)}: ${reason}`),
              ...(others > 0
                ? [
                    `${countOf(others, 'other file')}, such as pictures and texts, which hold no styles`,
                  ]
                : []),
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** Files that a line names. */
const MOST_NAMED = 12;

const firstOf = (files: readonly string[]): string =>
  files.length > MOST_NAMED
    ? `${files.slice(0, MOST_NAMED).join(', ')} and ${files.length - MOST_NAMED} more`
    : files.join(', ');

function verdictOf({ summary, themes, changes }: StrayReport): string {
  const { stray, places, certain } = summary;
  if (places === 0) return 'No colors were found in these files.';
  if (stray === 0) return 'No stray colors: each color is the value of a token, or data.';
  const open = changes.filter(({ planned, use }) => planned === null && use === '').length;
  const found = `${countOf(stray, 'stray color')} ${stray === 1 ? 'is' : 'are'} written out.`;
  if (themes.length === 0) {
    return `${found} No tokens were found, so nothing can take their place: add the style sheet with your custom properties.`;
  }
  const becomes = `${certain === 1 ? 'One of them can become a token' : `${formatCount(certain)} of them can become tokens`}, and no color changes.`;
  return [
    found,
    certain > 0 && becomes,
    open > 0 && `${open === 1 ? 'One choice is' : `${open} choices are`} yours.`,
    certain === 0 && open === 0 && 'None is the same color as a token in every mode.',
  ]
    .filter(Boolean)
    .join(' ');
}

const Fact = ({
  title,
  count,
  children,
}: {
  title: string;
  count: number;
  children: ReactNode;
}) => (
  <div className="flex flex-col bg-raised px-4 py-3 sm:px-5">
    <dt className="order-2 font-medium">{title}</dt>
    <dd className="order-1 text-2xl tabular-nums">{formatCount(count)}</dd>
    <dd className="order-3 text-sm text-muted">{children}</dd>
  </div>
);

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group rounded-panel border border-line bg-raised">
    <summary className="flex min-h-14 list-none items-center gap-3 px-4 hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
      <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      {title}
    </summary>
    <div className="px-4 pb-4 sm:px-5">{children}</div>
  </details>
);
