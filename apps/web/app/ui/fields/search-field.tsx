import { Search } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

import { Labeled } from './labeled.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: string };

/** A labeled search field for a form of the address. */
export function SearchField({ label, className, ...props }: Props) {
  const id = useId();

  return (
    <Labeled id={id} label={label} className={className}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <input
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        className="min-h-11 w-full rounded-control border border-outline bg-raised pr-3 pl-9"
        {...props}
      />
    </Labeled>
  );
}
