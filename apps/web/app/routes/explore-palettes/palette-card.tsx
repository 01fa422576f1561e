import type { PaletteEntry } from '../../api/types.ts';
import { CardFrame, CardName } from '../../palettes/card-frame.tsx';
import { HouseMark } from '../../palettes/house-mark.tsx';
import { palettePath } from '../../palettes/palette-path.ts';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import { copyPalette } from './copy-palette.ts';
import { alikeLink, tagLink } from './explore-query.ts';
import { LikeButton } from './like-button.tsx';
import { PaletteFacts } from './palette-facts.tsx';
import { PaletteIcon } from './palette-icons.tsx';
import { toolLink } from './palette-links.ts';

const SHOWN_TAGS = 3;

const ACTION =
  'inline-grid size-11 place-items-center rounded-control hover:bg-current/10 [&_svg]:size-5';

const NAMED =
  'flex min-h-11 flex-auto flex-col items-center justify-center rounded-control px-0.5 text-xs ' +
  'hover:bg-current/10 [&_svg]:size-5';

/** Each is part of the accessible name. */
const WORDS = {
  copy: 'Copy',
  export: 'Export',
  add: 'Add',
  create: 'Open',
  visualize: 'Visualize',
  check: 'Check',
  similar: 'Similar',
};

/**
 * Shown over the lower part of the swatch while the card is pointed at, holds the keyboard's focus
 * or has its menu open. The part of the swatch above it still opens the palette. It is hidden with
 * a delay, because between two of its controls nothing has the focus, and a hidden control gets none.
 */
const MORE =
  'pointer-events-none invisible absolute inset-x-0 top-0 flex h-48 flex-col justify-end ' +
  '[transition:visibility_0s_0.1s] group-hover:visible group-hover:[transition:none] ' +
  'group-has-focus-visible:visible group-has-focus-visible:[transition:none] ' +
  'group-has-[details[open]]:visible';

type Props = {
  palette: PaletteEntry;
  like: { liked: boolean; likes: number };
  onLike: () => void;
  onExport: () => void;
  onAdd: () => void;
};

/** A public palette: its first five colors, its name and its likes; everything else on demand. */
export function PaletteCard({ palette, like, onLike, onExport, onAdd }: Props) {
  const { id, name, description, tags, source, alike } = palette;
  const path = palettePath(palette);
  const buttons = [
    ['copy', `Copy ${name}`, () => copyPalette(palette)],
    ['export', `Export ${name}`, onExport],
    ['add', `Add ${name} to a project`, onAdd],
  ] as const;
  const links = [
    ['create', `Open ${name} in the creator`, toolLink('creator', palette)],
    ['visualize', `Visualize ${name}`, toolLink('visualizer', palette)],
    ['check', `Check the contrast of ${name}`, toolLink('palette-contrast', palette)],
    ['similar', `Palettes similar to ${name}`, `${path}#similar`],
  ] as const;

  return (
    <CardFrame palette={palette} className="h-48">
      <div className="flex min-h-15 items-center gap-1 py-2 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <CardName to={path} name={name} />
          <p className="truncate text-sm text-muted">
            {alike !== undefined && (
              <>
                <InnerLink
                  to={alikeLink(id)}
                  aria-label={`+ ${alike} alike: ${name}`}
                  className="relative inline-block min-h-6 underline"
                >
                  {`+ ${alike} alike`}
                </InnerLink>
                {(source === 'swatchwork' || description) && ' · '}
              </>
            )}
            <HouseMark palette={palette} />
            {source === 'swatchwork' && description && ' · '}
            {description}
          </p>
        </div>
        <LikeButton name={name} like={like} onLike={onLike} className="relative" />
        <details name="more-about-a-palette" className="relative">
          <summary
            aria-label={`More about ${name}`}
            title="More"
            className={`${ACTION} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
          >
            <PaletteIcon name="more" />
          </summary>
        </details>
      </div>
      <div className={MORE}>
        <div className="pointer-events-auto border-t border-line bg-raised px-2 pt-2">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-2">
            <ul aria-label="Tags" className="flex min-w-0 flex-wrap gap-1.5 *:max-w-full">
              {tags.slice(0, SHOWN_TAGS).map((tag) => (
                <li key={tag}>
                  <InnerLink
                    to={tagLink(tag)}
                    className="block truncate rounded-full border border-line px-2.5 py-0.5 text-sm text-muted hover:text-ink"
                  >
                    {tag}
                  </InnerLink>
                </li>
              ))}
            </ul>
            <PaletteFacts palette={palette} />
          </div>
          <div className="flex items-center">
            {buttons.map(([icon, label, onClick]) => (
              <button
                key={icon}
                type="button"
                aria-label={label}
                aria-haspopup={icon === 'add' ? 'dialog' : undefined}
                onClick={onClick}
                className={`${NAMED} noscript:hidden`}
              >
                <PaletteIcon name={icon} />
                {WORDS[icon]}
              </button>
            ))}
            {links.map(([icon, label, to]) => (
              <InnerLink key={icon} to={to} aria-label={label} className={NAMED}>
                <PaletteIcon name={icon} />
                {WORDS[icon]}
              </InnerLink>
            ))}
          </div>
        </div>
      </div>
    </CardFrame>
  );
}
