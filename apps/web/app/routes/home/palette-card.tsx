import { Heart } from 'lucide-react';
import { Link } from 'react-router';

import type { PaletteEntry } from '../../api/types.ts';
import { DEFAULT_DOCUMENT } from '../create-palette/state/creator-document.ts';
import { writeDocument } from '../create-palette/state/document-url.ts';

/** A public palette: its first five colours, large; name, tags and likes beneath. */
export function PaletteCard({ name, description, colors, tags, likes }: PaletteEntry) {
  const hexes = colors.slice(0, 5).map((color) => (typeof color === 'string' ? color : color.hex));

  return (
    <li className="group relative flex flex-col overflow-hidden rounded-panel border border-line bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <div
        role="img"
        aria-label={hexes.join(', ')}
        className="grid h-44 auto-cols-fr grid-flow-col forced-color-adjust-none"
      >
        {hexes.map((hex, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a colour twice.
          <span key={place} style={{ backgroundColor: hex }} />
        ))}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-lg leading-snug">
            <Link
              to={`/create-palette${writeDocument({ ...DEFAULT_DOCUMENT, colors: hexes, name })}`}
              className="outline-none after:absolute after:inset-0 focus-visible:shadow-none"
            >
              {name}
            </Link>
          </h3>
          <p className="flex items-center gap-1 text-sm text-muted">
            <Heart aria-hidden="true" className="size-3.5" />
            {likes}
            <span className="sr-only">likes</span>
          </p>
        </div>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
        <ul aria-label="Tags" className="mt-auto flex flex-wrap gap-1.5 pt-3">
          {tags.slice(0, 3).map((tag) => (
            <li key={tag} className="rounded-full border border-line px-2.5 text-sm text-muted">
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
