import type { PaletteEntry } from '../../api/types.ts';
import { DEFAULT_DOCUMENT } from '../../palettes/creator-document.ts';
import { writeDocument } from '../../palettes/document-url.ts';
import { hexesOf } from '../../palettes/palette-face.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { copyText } from '../../ui/copying/copy-text.ts';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { countOf, formatCount } from '../../ui/text/format-count.ts';
import { exploreClient } from './explore-client.ts';
import { PaletteIcon } from './palette-icons.tsx';

type Props = {
  palette: PaletteEntry;
  like: { liked: boolean; likes: number };
  onLike: () => void;
  onExport: () => void;
  /** Omit this if the page shows the similar palettes anyway. */
  similarTo?: string;
  className?: string;
};

const LINK =
  'inline-grid size-11 place-items-center rounded-control hover:bg-current/10 [&_svg]:size-5';

/** Like, copy, export, and the tools that can open a palette. */
export function PaletteActions({
  palette,
  like,
  onLike,
  onExport,
  similarTo,
  className = '',
}: Props) {
  const { id, name } = palette;
  const hexes = hexesOf(palette);
  const { likes } = like;

  async function copy() {
    if (!(await copyText(hexes.join(', ')))) {
      toast.error('Copy Failed', 'Could not copy color to clipboard.');
      return;
    }
    toast.success('Palette Copied!', hexes.join(', '));
    exploreClient.palettes.copy(id).catch(() => {}); // only a counter
  }

  return (
    <div className={`flex flex-wrap items-center ${className}`}>
      <button
        type="button"
        aria-label={`Like ${name}, ${countOf(likes, 'like')}`}
        aria-pressed={like.liked}
        title="Like"
        onClick={onLike}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm tabular-nums hover:bg-current/10"
      >
        <PaletteIcon
          name="like"
          className={`size-5 transition-[scale] ${like.liked ? 'scale-110 fill-current' : ''}`}
        />
        {formatCount(likes)}
      </button>
      <IconButton label={`Copy ${name}`} onClick={copy} className="noscript:hidden">
        <PaletteIcon name="copy" />
      </IconButton>
      <IconButton label={`Export ${name}`} onClick={onExport} className="noscript:hidden">
        <PaletteIcon name="export" />
      </IconButton>
      <InnerLink
        to={`/create-palette${writeDocument({ ...DEFAULT_DOCUMENT, colors: hexes.slice(0, 5), name })}`}
        aria-label={`Open ${name} in the creator`}
        title="Open in the creator"
        className={LINK}
      >
        <PaletteIcon name="create" />
      </InnerLink>
      <InnerLink
        to={`/palette-visualizer?${new URLSearchParams({ colors: hexes.map((hex) => hex.slice(1)).join(','), name })}`}
        aria-label={`Visualize ${name}`}
        title="Visualize"
        className={LINK}
      >
        <PaletteIcon name="visualize" />
      </InnerLink>
      {similarTo && (
        <InnerLink
          to={similarTo}
          aria-label={`Palettes similar to ${name}`}
          title="Similar palettes"
          className={LINK}
        >
          <PaletteIcon name="similar" />
        </InnerLink>
      )}
    </div>
  );
}
