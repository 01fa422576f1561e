/** A gray placeholder, sized by `className`, while content is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-control bg-hover ${className}`}
    />
  );
}
