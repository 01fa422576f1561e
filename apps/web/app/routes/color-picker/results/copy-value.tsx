import { Copy } from 'lucide-react';

import { copyWithToast } from '../../../ui/copy-with-toast.ts';

/** A value that a click copies. */
export function CopyValue({ name, value }: { name: string; value: string }) {
  return (
    <li className="border-line not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l">
      <button
        type="button"
        onClick={() => copyWithToast(value)}
        className="group flex min-h-11 w-full items-center justify-between gap-2 px-4 py-2 text-left -outline-offset-2 hover:bg-sunken"
      >
        <span>
          <span className="block text-sm text-muted">
            <span className="sr-only">Copy </span>
            {name}{' '}
          </span>
          <span className="block font-mono text-sm">{value}</span>
        </span>
        <Copy aria-hidden="true" className="size-4 shrink-0 text-muted group-hover:text-ink" />
      </button>
    </li>
  );
}
