import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** Three placeholders while the articles are loading. */
export function ArticlesSkeleton() {
  return (
    <ul aria-label="Loading articles" aria-busy="true" className="grid gap-5 md:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <li key={key} className="overflow-hidden rounded-panel border border-line bg-raised">
          <Skeleton className="h-36 rounded-none" />
          <span className="block space-y-3 p-5">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-1/2" />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ArticlesFailure() {
  return (
    <div role="alert" className="rounded-panel border border-dashed border-outline p-6">
      <p className="font-medium">Sorry, we couldn&apos;t load the articles.</p>
      <p className="text-muted">Please try again later.</p>
    </div>
  );
}
