import { Skeleton } from '../ui/layout/skeleton.tsx';

/** Placeholder of the height that `className` sets, while the card of a palette is loading. */
export function PaletteFaceSkeleton({ className }: { className: string }) {
  return (
    <div className={`overflow-hidden rounded-panel border border-line bg-raised ${className}`}>
      <Skeleton className="h-44 rounded-none" />
      <div className="space-y-3 p-4">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </div>
  );
}
