import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

type Neighbor = { slug: string; title: string } | null;
type Props = {
  /** Path that contains the articles, such as `/blog`. */
  base: string;
  previous: Neighbor;
  next: Neighbor;
};

const LINK =
  'group flex min-h-20 flex-col justify-center rounded-panel border border-line bg-raised px-5 py-4';

/** Links to the articles written before and after. */
export function NeighborLinks({ base, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="More articles" className="mt-12 grid gap-4 sm:grid-cols-2">
      {previous && (
        <Link to={`${base}/${previous.slug}`} rel="prev" className={LINK}>
          <span className="flex items-center gap-2 text-sm text-muted">
            <ArrowLeft aria-hidden="true" className="size-4" />
            Previous article
          </span>
          <span className="font-medium wrap-anywhere group-hover:underline">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link
          to={`${base}/${next.slug}`}
          rel="next"
          className={`${LINK} sm:col-start-2 sm:items-end sm:text-right`}
        >
          <span className="flex items-center gap-2 text-sm text-muted">
            Next article
            <ArrowRight aria-hidden="true" className="size-4" />
          </span>
          <span className="font-medium wrap-anywhere group-hover:underline">{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
