import type { PaletteEntry } from '../../../api/types.ts';
import { MatchBook } from '../../../books/match-book.tsx';
import { carriedOf } from '../../../palettes/carried-palette.ts';
import { hasRoles, paletteKind, viewPath } from '../../../palettes/palette-path.ts';
import { wholeColors } from '../../../palettes/whole-color.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { copyPalette } from '../copy-palette.ts';
import { LikeButton } from '../like-button.tsx';
import { PaletteIcon } from '../palette-icons.tsx';
import { toolLink } from '../palette-links.ts';

type Props = {
  palette: PaletteEntry;
  like: { liked: boolean; likes: number };
  onLike: () => void;
  onExport: () => void;
  onAdd: () => void;
};

/** What can be done with a palette, in words. */
export function PaletteButtons({ palette, like, onLike, onExport, onAdd }: Props) {
  const { name } = palette;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <LikeButton
        name={name}
        like={like}
        onLike={onLike}
        className="border border-outline bg-raised px-3"
      />
      <noscript>
        <span className="text-sm text-muted">Liking needs JavaScript.</span>
      </noscript>
      {palette.view && !hasRoles(palette) && (
        <LinkButton to={viewPath(palette)} rel="nofollow">
          {`Open ${paletteKind(palette)}`}
        </LinkButton>
      )}
      <LinkButton
        to={hasRoles(palette) ? viewPath(palette) : toolLink('creator', palette)}
        variant="primary"
        aria-label={`Open in creator: ${name}`}
      >
        <PaletteIcon name="create" />
        Open in creator
      </LinkButton>
      <LinkButton to={toolLink('visualizer', palette)} aria-label={`Visualize ${name}`}>
        <PaletteIcon name="visualize" />
        Visualize
      </LinkButton>
      <Button
        aria-label={`Copy ${name}`}
        onClick={() => copyPalette(palette)}
        className="noscript:hidden"
      >
        <PaletteIcon name="copy" />
        Copy
      </Button>
      <Button aria-label={`Export ${name}`} onClick={onExport} className="noscript:hidden">
        <PaletteIcon name="export" />
        Export
      </Button>
      <Button
        aria-haspopup="dialog"
        aria-label={`Add to Project: ${name}`}
        onClick={onAdd}
        className="noscript:hidden"
      >
        <PaletteIcon name="add" />
        Add to Project
      </Button>
      <MatchBook colors={wholeColors(carriedOf(palette.colors))} className="noscript:hidden" />
    </div>
  );
}
