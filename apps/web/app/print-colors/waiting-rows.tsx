import { Skeleton } from '../ui/layout/skeleton.tsx';

/** The place of rows of colors that are being loaded. */
export const WaitingRows = ({ count }: { count: number }) => (
  <div>
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Skeleton key={i} className="h-20 @md:h-16" />
    ))}
  </div>
);
