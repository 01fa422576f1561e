import type { AdminPage } from '@swatchwork/client';
import type { ReactNode } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import type { usePages } from './use-pages.ts';

type Props<Entry> = {
  pages: ReturnType<typeof usePages<Entry>>;
  /** Singular of the listed thing, such as `message`. */
  noun: string;
  children: (list: AdminPage<Entry>) => ReactNode;
};

/** A list that is loaded page by page, with its loading, empty and error states. */
export function Pages<Entry>({
  pages: { list, hasFailed, isLoading, more },
  noun,
  children,
}: Props<Entry>) {
  return (
    <div className="space-y-5">
      {list && list.total === 0 && (
        <p className="rounded-panel border border-dashed border-outline p-8 text-center text-muted">
          There are no {noun}s yet.
        </p>
      )}
      {list && list.total > 0 && (
        <>
          <p className="text-sm text-muted">
            {list.entries.length} of {countOf(list.total, noun)}
          </p>
          {children(list)}
        </>
      )}
      {!list && !hasFailed && <Skeleton className="h-64" />}
      {hasFailed && <p role="alert">The {noun}s could not be loaded.</p>}
      {(hasFailed || list?.next) && (
        <Button onClick={more} disabled={isLoading}>
          {hasFailed ? 'Try again' : 'Load More'}
        </Button>
      )}
    </div>
  );
}
