import { Copy } from 'lucide-react';

import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';

/** A value that a click copies. */
export function CopyValue({ name, value }: { name: string; value: string }) {
  return (
    <li className="border-line not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l">
      <button
        type="button"
        onClick={() => copyWithToast(value)}
        className="group min-h-11 w-full px-4 py-2 text-left -outline-offset-2 hover:bg-hover"
      >
        <span className="flex items-center justify-between text-sm text-muted">
          <span>
            <span className="sr-only">Copy </span>
            {name}{' '}
          </span>
          <Copy aria-hidden="true" className="size-4 group-hover:text-ink" />
        </span>
        <span className="block font-mono text-sm whitespace-nowrap">{value}</span>
      </button>
    </li>
  );
}
