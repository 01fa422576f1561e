import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { InnerLink } from '../../ui/links/inner-link.tsx';

const ICONS = { passes: CircleCheck, fails: TriangleAlert, tells: Info };

type Props = {
  /** Where it is shown in whole. */
  to: string;
  state: keyof typeof ICONS;
  children: string;
  className?: string;
};

/** What was proven, in a few words that lead to the proof. */
export function Badge({ to, state, children, className = '' }: Props) {
  const Icon = ICONS[state];
  return (
    <InnerLink
      to={to}
      className={`inline-flex min-h-9 items-center gap-2 rounded-full border px-3 text-sm font-medium hover:underline ${state === 'fails' ? 'border-alarm bg-alarm text-white' : 'border-outline bg-raised'} ${className}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </InnerLink>
  );
}
