import { Copy, Download, Heart, LayoutTemplate, Paintbrush, Sparkles } from 'lucide-react';
import { Link } from 'react-router';

import type { PaletteEntry } from '../../api/types.ts';
import { hexesOf } from '../../palettes/palette-face.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { DEFAULT_DOCUMENT } from '../create-palette/state/creator-document.ts';
import { writeDocument } from '../create-palette/state/document-url.ts';
import { exploreClient } from './explore-client.ts';

type Props = {
  palette: PaletteEntry;
  like: { liked: boolean; likes: number };
  onLike: () => void;
  onExport: () => void;
  /** Leave this out where the similar ones are shown anyway. */
  similarTo?: string;
};

const LINK =
  'inline-grid size-11 place-items-center rounded-control hover:bg-current/10 [&_svg]:size-5';

/** Like, copy, export, and the tools that a palette opens in. */
export function PaletteActions({ palette, like, onLike, onExport, similarTo }: Props) {
  const { id, name } = palette;
  const hexes = hexesOf(palette);

  async function copy() {
    if (!(await copyText(hexes.join(', ')))) {
      toast.error('Copy Failed', 'Could not copy color to clipboard.');
      return;
    }
    toast.success('Palette Copied!', hexes.join(', '));
    exploreClient.palettes.copy(id).catch(() => {}); // only a counter
  }

  return (
    <div className="flex flex-wrap items-center">
      <button
        type="button"
        aria-pressed={like.liked}
        title="Like"
        onClick={onLike}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm tabular-nums hover:bg-current/10"
      >
        <Heart
          aria-hidden="true"
          className={`size-5 transition-[scale] ${like.liked ? 'scale-110 fill-current' : ''}`}
        />
        <span>
          <span className="sr-only">{`Like ${name}, `}</span>
          {like.likes.toLocaleString('en')}
          <span className="sr-only"> likes</span>
        </span>
      </button>
      <IconButton label={`Copy ${name}`} onClick={copy} className="noscript:hidden">
        <Copy aria-hidden="true" />
      </IconButton>
      <IconButton label={`Export ${name}`} onClick={onExport} className="noscript:hidden">
        <Download aria-hidden="true" />
      </IconButton>
      <Link
        to={`/create-palette${writeDocument({ ...DEFAULT_DOCUMENT, colors: hexes.slice(0, 5), name })}`}
        aria-label={`Open ${name} in the creator`}
        title="Open in the creator"
        className={LINK}
      >
        <Paintbrush aria-hidden="true" />
      </Link>
      <Link
        to={`/palette-visualizer?${new URLSearchParams({ colors: hexes.map((hex) => hex.slice(1)).join(','), name })}`}
        aria-label={`Visualize ${name}`}
        title="Visualize"
        className={LINK}
      >
        <LayoutTemplate aria-hidden="true" />
      </Link>
      {similarTo && (
        <Link
          to={similarTo}
          aria-label={`Palettes similar to ${name}`}
          title="Similar palettes"
          className={LINK}
        >
          <Sparkles aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}
