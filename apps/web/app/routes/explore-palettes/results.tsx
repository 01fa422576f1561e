import type { PalettePage } from '@swatchwork/client';
import { type MouseEvent, memo, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';

import { browserClient } from '../../api/browser-client.ts';
import { FormButton } from '../../ui/buttons/form-button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import { formatCount, nounOf } from '../../ui/text/format-count.ts';
import { cachedPages, cachePages, type Pages } from './cached-lists.ts';
import { NO_FACETS } from './explore-facets.ts';
import {
  EXPLORE_DEFAULTS,
  type ExploreFields,
  exploreLink,
  isFiltered,
  namedColor,
  nextLink,
  readExplore,
  tagLink,
  toListQuery,
} from './explore-query.ts';
import { FilterChips } from './filter-chips.tsx';
import { tagsLike } from './house-tags.ts';
import { PaletteGrid } from './palette-grid.tsx';

type Props = {
  page: PalettePage;
  fields: ExploreFields;
  /** Whether the page begins after the first palette. */
  isLater: boolean;
};

/**
 * The result of the search: its number, the cards, and a button for more. Typing into the filters
 * does not render it again.
 */
export const Results = memo(function Results({ page, fields, isLater }: Props) {
  const { pages, next, isLoading, loadMore } = usePages(page, fields);
  const palettes = pages.flatMap((one) => one.palettes);
  const near = namedColor(fields.q);
  const nextTo = next && nextLink(fields, next);

  return (
    <>
      <div className="mb-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        <output className="text-sm text-muted">
          {`Showing ${formatCount(page.total)}${page.isAtLeast ? '+' : ''} ${nounOf(page.total, 'palette')}`}
        </output>
        <FilterChips fields={fields} />
        {palettes.length > 0 && readExplore(fields).tab !== 'all' && isFiltered(fields) && (
          <Link
            to={exploreLink(fields, { tab: 'all' })}
            preventScrollReset
            className="py-0.5 text-sm underline"
          >
            Search in all palettes
          </Link>
        )}
        {near && palettes.length > 0 && (
          <Link
            to={exploreLink(fields, { q: '', color: fields.q.trim() })}
            preventScrollReset
            className="flex items-center gap-2 py-0.5 text-sm underline"
          >
            <Swatch color={near} className="size-4 rounded-full border border-line" />
            {`Palettes near the color ${fields.q.trim()}`}
          </Link>
        )}
        {isLater && (
          <Link to={exploreLink(fields)} className="py-0.5 text-sm underline">
            Back to the first palettes
          </Link>
        )}
      </div>
      {palettes.length === 0 ? (
        <NoPalettes fields={fields} />
      ) : (
        <>
          <h2 className="sr-only">Palettes</h2>
          <PaletteGrid label="Palettes" palettes={palettes} />
        </>
      )}
      {nextTo && (
        <div className="mt-8 flex justify-center">
          <FormButton to={nextTo} onClick={loadMore} aria-busy={isLoading} size="large">
            Load More
          </FormButton>
        </div>
      )}
      <p role="status" className="sr-only">
        {pages.length > 1 && `${palettes.length} palettes are shown`}
      </p>
    </>
  );
});

/** Shown if the list could not be loaded. */
export function ResultsMissing() {
  return (
    <p role="alert" className="rounded-panel border border-dashed border-outline p-6 text-lg">
      The palettes could not be loaded. Your filters are kept: reload the page to try again.
    </p>
  );
}

function NoPalettes({ fields }: { fields: ExploreFields }) {
  return (
    <div className="rounded-panel border border-dashed border-outline p-6 sm:p-8">
      <h2 className="text-xl">No palettes found</h2>
      <p className="mt-2 max-w-[60ch] text-muted">
        Try fewer letters, another word or a color such as #0A66C2, or start again with all of the
        trending palettes.
      </p>
      <OtherWays fields={fields} />
      <div className="mt-5 flex flex-wrap gap-3">
        <FormButton to="/explore-palettes" variant="primary">
          Reset Filters
        </FormButton>
        <LinkButton to="/create-palette">Create a palette</LinkButton>
      </div>
    </div>
  );
}

/**
 * A page of the list with the pages that were appended to it, in this visit or before the visitor
 * came back to it.
 */
function usePages(page: PalettePage, fields: ExploreFields) {
  const { key } = useLocation();
  const [longer, setLonger] = useState<Pages>();
  const [isLoading, setLoading] = useState(false);
  const pages = longer?.[0] === page ? longer : cachedPages(page);
  const next = pages.at(-1)?.next;

  useEffect(() => cachePages(key, pages), [key, pages]);

  /** Appends the next page. */
  async function loadMore(event: MouseEvent) {
    event.preventDefault();
    if (isLoading) return;
    setLoading(true);
    try {
      const query = { ...toListQuery(readExplore(fields)), cursor: next };
      setLonger([...pages, await browserClient.palettes.list(query)]);
    } catch {
      toast.error('Error', 'Could not load more palettes. Please try again.');
    } finally {
      setLoading(false);
    }
  }

  return { pages, next, isLoading, loadMore };
}

/** Suggestions for an empty result: all palettes, a tag, or one filter instead of several. */
function OtherWays({ fields }: { fields: ExploreFields }) {
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
