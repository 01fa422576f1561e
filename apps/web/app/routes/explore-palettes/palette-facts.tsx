import type { PaletteEntry } from '../../api/types.ts';
import { UtcDay } from '../../ui/text/day.tsx';
import { formatCount, nounOf } from '../../ui/text/format-count.ts';
import { PaletteIcon } from './palette-icons.tsx';

type Props = { palette: PaletteEntry; className?: string };

/** When a palette was created, and how often it was opened and copied, if it was at all. */
export function PaletteFacts({ palette, className = '' }: Props) {
  const { createdAt, views, copies } = palette;

  return (
    <p className={`flex flex-wrap items-center gap-x-3 text-sm text-muted ${className}`}>
      <UtcDay of={createdAt} />
      {views > 0 && (
        <span title="Views" className="flex items-center gap-1 tabular-nums">
          <PaletteIcon name="view" className="size-4" />
          {formatCount(views)}
          <span className="sr-only"> {nounOf(views, 'view')}</span>
        </span>
      )}
      {copies > 0 && (
        <span title="Copies" className="flex items-center gap-1 tabular-nums">
          <PaletteIcon name="copy" className="size-3.5" />
          {formatCount(copies)}
          <span className="sr-only"> {copies === 1 ? 'copy' : 'copies'}</span>
        </span>
      )}
    </p>
  );
}
