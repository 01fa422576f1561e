import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** From a tool to the overview of all. */
export function BackLink() {
  return (
    <Link
      to="/color-tools"
      className="-mb-6 flex min-h-11 w-fit items-center gap-2 pt-4 text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back to Color Tools
    </Link>
  );
}
