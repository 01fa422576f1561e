import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

type Props = { to?: string; children?: string };

/** The link above a page's title: from a tool, to the overview of all tools. */
export function BackLink({ to = '/color-tools', children = 'Back to Color Tools' }: Props) {
  return (
    <Link
      to={to}
      className="relative -mb-6 flex min-h-11 w-fit items-center gap-2 pt-4 text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
