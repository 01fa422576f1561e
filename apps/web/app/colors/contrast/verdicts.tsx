import { formatRatio, WCAG } from '@swatchwork/color';
import { CircleCheck, CircleX } from 'lucide-react';

import type { Pair, Verdict } from './read-pair.ts';

/** The ratio, the level it reaches, and what passes. */
export function Verdicts({ pair: { ratio, level, verdicts } }: { pair: Pair }) {
  return (
    <div className="p-5 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-sm font-medium tracking-normal text-muted">Contrast ratio</h2>
          <output
            aria-label="Contrast ratio"
            className="block font-mono text-5xl font-medium tracking-tight"
          >
            {formatRatio(ratio)}:1
          </output>
        </div>
        <p className="flex items-baseline gap-2">
          <span className="text-sm text-muted">Overall level </span>
          <strong className="text-2xl font-semibold tracking-tight">{level}</strong>
        </p>
      </div>
      <RatioScale ratio={ratio} />
      <ul aria-label="Criteria" className="mt-5 grid gap-3 sm:grid-cols-3">
        {verdicts.map((verdict) => (
          <VerdictItem key={verdict.name} {...verdict} />
        ))}
      </ul>
    </div>
  );
}

function VerdictItem({ name, least, passes }: Verdict) {
  const Icon = passes ? CircleCheck : CircleX;

  return (
    <li className="flex items-center justify-between gap-x-3 sm:flex-col sm:items-start">
      <span className="block text-sm text-muted">
        {name}, {least}:1
      </span>
      <span className="flex items-center gap-1.5 text-lg font-semibold">
        <Icon aria-hidden="true" className="size-5" />
        {passes ? 'Pass' : 'Fail'}
      </span>
    </li>
  );
}

const HIGHEST = 21; // black on white
const THRESHOLDS = [WCAG.aaLarge, WCAG.aa, WCAG.aaa];

/** Share of the scale in per cent. Logarithmic, because the eye judges ratios. */
const place = (ratio: number) => `${Math.round((100 * Math.log(ratio)) / Math.log(HIGHEST))}%`;

/** Where between 1 and 21 the ratio lies, with the three thresholds marked. */
function RatioScale({ ratio }: { ratio: number }) {
  return (
    <div aria-hidden="true" className="relative mt-5 h-8">
      <div className="h-2.5 overflow-hidden rounded-full border border-outline">
        <div
          className="h-full bg-ink forced-colors:bg-[CanvasText]"
          style={{ width: place(ratio) }}
        />
      </div>
      {THRESHOLDS.map((threshold) => (
        <span
          key={threshold}
          className="absolute top-0 -translate-x-1/2 border-outline pt-3 text-sm text-muted before:absolute before:top-0 before:left-1/2 before:h-2.5 before:border-l before:border-outline"
          style={{ left: place(threshold) }}
        >
          {threshold}
        </span>
      ))}
    </div>
  );
}
