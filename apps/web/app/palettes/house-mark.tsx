import type { PaletteEntry } from '../api/types.ts';
import { countOf } from '../ui/text/format-count.ts';

type Props = {
  palette: Pick<PaletteEntry, 'source' | 'startingLikes'>;
  /** All of it in sight, where there is room. */
  full?: boolean;
};

/** Marks a palette of Swatchwork wherever its likes are shown, and says how many it started with. */
export function HouseMark({ palette: { source, startingLikes }, full = false }: Props) {
  if (source !== 'swatchwork') return null;
  const meaning = `${countOf(startingLikes, 'like')} to start with, the others from people`;

  return (
    <span title={`By Swatchwork: ${meaning}`}>
      By Swatchwork<span className={full ? '' : 'sr-only'}>{`: ${meaning}`}</span>
    </span>
  );
}
