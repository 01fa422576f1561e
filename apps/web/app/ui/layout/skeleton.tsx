/** A gray area of the size of what it stands for (set by `className`), while that is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-control bg-hover ${className}`}
    />
  );
}
