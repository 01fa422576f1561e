import { Copy, Eye } from 'lucide-react';

import type { PaletteEntry } from '../../api/types.ts';

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** When a palette was made, how often it was opened and copied. */
export function PaletteFacts({ palette }: { palette: PaletteEntry }) {
  const { createdAt, views, copies } = palette;

  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <time dateTime={createdAt}>{DATE.format(new Date(createdAt))}</time>
      <span title="Views" className="ml-auto flex items-center gap-1 tabular-nums">
        <Eye aria-hidden="true" className="size-4" />
        {views.toLocaleString('en')}
        <span className="sr-only"> views</span>
      </span>
      <span title="Copies" className="flex items-center gap-1 tabular-nums">
        <Copy aria-hidden="true" className="size-3.5" />
        {copies.toLocaleString('en')}
        <span className="sr-only"> copies</span>
      </span>
    </p>
  );
}
