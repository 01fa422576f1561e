import { ArrowLeft, ArrowRight } from 'lucide-react';

import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { addDays } from './dates.ts';
import { dayPath } from './day-path.ts';

/** To the day before, the day after and today. */
export function DaySteps({ date, today }: { date: string; today: string }) {
  const isPast = date < today;
  const next = addDays(date, 1);

  return (
    <nav aria-label="Days" className="flex flex-wrap gap-3">
      <LinkButton to={dayPath(addDays(date, -1))}>
        <ArrowLeft aria-hidden="true" />
        Previous day
      </LinkButton>
      {isPast && (
        <LinkButton to={dayPath(next === today ? undefined : next)}>
          Next day
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      )}
      {isPast && (
        <LinkButton variant="quiet" to={dayPath()}>
          Today
        </LinkButton>
      )}
    </nav>
  );
}
