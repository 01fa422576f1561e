import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A native select with the site's chevron: the browser's own is bold, and in its own color. */
export function SelectBox({ className = 'min-h-11 py-2 pl-3', ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        autoComplete="off" // else browsers restore a choice that React does not see
        className={`w-full appearance-none rounded-control border border-outline bg-raised pr-10 text-ellipsis ${className}`}
        {...rest}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
      />
    </div>
  );
}
