import type { CssColor } from '@swatchwork/color';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';

import { Skeleton } from '../ui/layout/skeleton.tsx';
import { WaitingRows } from './waiting-rows.tsx';

const NotLoaded = () => (
  <p role="status">This could not be loaded. Reload the page to try again.</p>
);

/** The print conditions are loaded when the part nearly comes into view. */
const PrintedColors = lazy(() =>
  import('./printed-colors.tsx').then(
    (loaded) => ({ default: loaded.PrintedColors }),
    () => ({ default: NotLoaded }),
  ),
);

type Props = { colors: readonly CssColor[] };

/** The same as a section of a page. */
export function InPrintSection({ colors, className = '' }: Props & { className?: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`noscript:hidden ${className}`}>
      <h2 id={id} className="mb-3 text-2xl">
        In print
      </h2>
      <InPrint colors={colors} />
    </section>
  );
}

/** Colors as they print, with their inks; loaded when nearly in view. Without scripts there is nothing. */
export function InPrint({ colors }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const nearby = { rootMargin: '300px' };
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    }, nearby);
    if (!isSeen && place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isSeen]);

  const waiting = (
    <div className="@container space-y-3">
      <Skeleton className="h-37 @md:h-17" />
      <WaitingRows count={colors.length} />
      <Skeleton className="h-26 @md:h-16" />
    </div>
  );
  return (
    <div ref={place}>
      {isSeen ? (
        <Suspense fallback={waiting}>
          <PrintedColors colors={colors} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
