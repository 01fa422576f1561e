import type { Theme } from '@swatchwork/theme';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo, useMemo, useState } from 'react';

import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { groupPairs, isFailing } from './group-pairs.ts';
import { PairGroupRow } from './pair-group.tsx';

type Props = { theme: Theme };

/** Every pair that the theme promises, with what it reaches in each mode. */
export const Contract = memo(function Contract({ theme }: Props) {
  const [failingOnly, setFailingOnly] = useState(false);
  const groups = useMemo(() => groupPairs(theme), [theme]);
  const failing = theme.pairs.filter(isFailing).length;
  const shown = failingOnly ? groups.filter((group) => group.failing > 0) : groups;

  return (
    <section aria-labelledby="contract">
      <h2 id="contract" className="text-2xl">
        Declared pairs
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <p role="status" className="flex items-start gap-2 text-lg">
          {failing === 0 ? (
            <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0" />
          ) : (
            <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
          )}
          {failing === 0
            ? `All ${theme.pairs.length} declared pairs pass in light, dark and high contrast.`
            : `${failing} of ${theme.pairs.length} declared pairs ${failing === 1 ? 'fails' : 'fail'} in at least one mode.`}
        </p>
        <div className={failing === 0 && !failingOnly ? 'hidden' : 'noscript:hidden'}>
          <Checkbox
            label="Failing only"
            name="failing"
            checked={failingOnly}
            onChange={(value) => setFailingOnly(value === '1')}
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="mt-3 rounded-panel border border-line bg-raised p-5 text-muted">
          Nothing fails. If you override a role below and pairs fail, they appear here.
        </p>
      ) : (
        <div className="mt-3 divide-y divide-line rounded-panel border border-line bg-raised">
          {shown.map((group) => (
            <PairGroupRow
              key={group.family}
              group={group}
              theme={theme}
              name={theme.scales[group.family]!.name}
              failingOnly={failingOnly}
            />
          ))}
        </div>
      )}
    </section>
  );
});
