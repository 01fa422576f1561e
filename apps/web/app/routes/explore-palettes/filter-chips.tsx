import { toCssColor } from '@swatchwork/color';
import { X } from 'lucide-react';
import { Link } from 'react-router';

import { Swatch } from '../../ui/swatches/swatch.tsx';

import { facetChips } from './explore-facets.ts';
import { type ExploreFields, exploreLink, readExplore, withoutColor } from './explore-query.ts';

/** The filters of the list besides the tab, each with a link that removes it. */
export function FilterChips({ fields }: { fields: ExploreFields }) {
  const { colors, tag, alike, facets } = readExplore(fields);
  const chips = [
    ...(tag
      ? [{ name: `Tag: ${tag}`, to: exploreLink(fields, { tag: '' }), paint: undefined }]
      : []),
    ...(alike
      ? [{ name: 'Similar palettes', to: exploreLink(fields, { alike: '' }), paint: undefined }]
      : []),
    ...colors.map((color) => ({
      name: `Near ${color}`,
      to: exploreLink(fields, withoutColor(fields, color)),
      paint: toCssColor(color),
    })),
    ...facetChips(facets).map(({ name, text }) => ({
      name: text,
      to: exploreLink(fields, { [name]: '' }),
      paint: undefined,
    })),
  ];
  if (chips.length === 0) return null;

  return (
    <ul aria-label="Filters" className="flex min-w-0 flex-wrap gap-2">
      {chips.map(({ name, to, paint }) => (
        <li key={name} className="min-w-0">
          <Link
            to={to}
            preventScrollReset
            aria-label={`Remove filter: ${name}`}
            className="flex min-h-9 items-center gap-2 rounded-full border border-outline bg-raised px-3 text-sm hover:bg-hover"
          >
            {paint && (
              <Swatch
                color={paint.hex}
                css={paint.css}
                className="size-4 shrink-0 rounded-full border border-line"
              />
            )}
            <span className="truncate">{name}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
