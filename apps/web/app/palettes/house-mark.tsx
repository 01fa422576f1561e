import type { PaletteEntry } from '../api/types.ts';
import { countOf } from '../ui/text/format-count.ts';

type Props = {
  palette: Pick<PaletteEntry, 'source' | 'startingLikes'>;
  /** All of it in sight, where there is room. */
  full?: boolean;
};

/** Marks a palette of the house wherever its likes are shown, and says which of them nobody gave. */
export function HouseMark({ palette: { source, startingLikes }, full = false }: Props) {
  if (source !== 'swatchwork') return null;
  const meaning = `palette: ${countOf(startingLikes, 'like')} to start with, the others from people`;

  return (
    <span title={`By Swatchwork, with ${startingLikes} likes to start with`}>
      House<span className={full ? '' : 'sr-only'}>{` ${meaning}`}</span>
    </span>
  );
}
