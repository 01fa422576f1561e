import { X } from 'lucide-react';
import { Link } from 'react-router';

import { facetChips } from './explore-facets.ts';
import { type ExploreFields, exploreLink, readExplore, withoutColor } from './explore-query.ts';

/** The filters of the list besides the tab, each with a link that removes it. */
export function FilterChips({ fields }: { fields: ExploreFields }) {
  const { colors, tag, alike, facets } = readExplore(fields);
  const chips = [
    ...(tag ? [{ name: `Tag: ${tag}`, to: exploreLink(fields, { tag: '' }), hex: undefined }] : []),
    ...(alike
      ? [{ name: 'Nearly alike', to: exploreLink(fields, { alike: '' }), hex: undefined }]
      : []),
    ...colors.map((hex) => ({
      name: `Near ${hex}`,
      to: exploreLink(fields, withoutColor(fields, hex)),
      hex,
    })),
    ...facetChips(facets).map(({ name, text }) => ({
      name: text,
      to: exploreLink(fields, { [name]: '' }),
      hex: undefined,
    })),
  ];
  if (chips.length === 0) return null;

  return (
    <ul aria-label="Filters" className="flex min-w-0 flex-wrap gap-2">
      {chips.map(({ name, to, hex }) => (
        <li key={name} className="min-w-0">
          <Link
            to={to}
            preventScrollReset
            aria-label={`Remove filter: ${name}`}
            className="flex min-h-9 items-center gap-2 rounded-full border border-outline bg-raised px-3 text-sm hover:bg-hover"
          >
            {hex && (
              <span
                aria-hidden="true"
                className="size-4 shrink-0 rounded-full border border-line forced-color-adjust-none"
                style={{ backgroundColor: hex }}
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
