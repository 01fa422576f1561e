import { Link } from 'react-router';
import { NO_FACETS } from './explore-facets.ts';
import {
  EXPLORE_DEFAULTS,
  type ExploreFields,
  exploreLink,
  namedColor,
  readExplore,
  tagLink,
} from './explore-query.ts';
import { tagsLike } from './house-tags.ts';

/** Suggestions for an empty result: all palettes, a tag, or one filter instead of several. */
export function OtherWays({ fields }: { fields: ExploreFields }) {
  const { tab, q, colors, tag, facets } = readExplore(fields);
  const only = (filter: Partial<ExploreFields>) => exploreLink(EXPLORE_DEFAULTS, filter);
  const singles = [
    ...(q ? [{ text: `Only “${q}”`, to: only({ q }) }] : []),
    ...(tag ? [{ text: `Only the tag ${tag}`, to: only({ tag }) }] : []),
    ...colors.map((color) => ({ text: `Only near ${color}`, to: only({ color }) })),
  ];
  const hasFacets = Object.keys(facets).length > 0;
  const ways = [
    ...(hasFacets && singles.length > 0
      ? [{ text: 'Without the other filters', to: exploreLink(fields, NO_FACETS) }]
      : []),
    ...(tab !== 'all' && (singles.length > 0 || hasFacets)
      ? [{ text: 'Search in all palettes', to: exploreLink(fields, { tab: 'all' }) }]
      : []),
    ...tagsLike(q)
      .filter((like) => like !== tag)
      .map((like) => ({ text: `All palettes tagged ${like}`, to: tagLink(like) })),
    ...(namedColor(q) ? [{ text: `Palettes near the color ${q}`, to: only({ color: q }) }] : []),
    ...(singles.length > 1 ? singles : []),
  ];
  if (ways.length === 0) return null;

  return (
    <ul aria-label="Other ways" className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
      {ways.map(({ text, to }) => (
        <li key={text} className="min-w-0 wrap-anywhere">
          <Link to={to} preventScrollReset className="inline-block py-1.5 underline">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
