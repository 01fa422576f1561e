import { type CssColor, toCssColor } from '@swatchwork/color';
import { picturePath } from '@swatchwork/contract/constants';
import { useDeferredValue, useMemo } from 'react';

import { apiContext } from '../../api/api-context.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { DocumentButtons } from '../../query/document-buttons.tsx';
import { useUndoKeys } from '../../query/use-undo-keys.ts';
import { BackLink } from '../../tools/back-link.tsx';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { Route } from './+types/route.ts';
import { Charts } from './charts/charts.tsx';
import { ComparisonTable } from './compare/comparison-table.tsx';
import { Controls } from './controls/controls.tsx';
import { DataExplanation } from './explanation.tsx';
import { Export } from './export/export.tsx';
import { loadPalette } from './make/load-palette.server.ts';
import { type Made, usePalette } from './make/use-palette.ts';
import { Collisions } from './result/collisions.tsx';
import { PaletteStrip } from './result/palette-strip.tsx';
import { Readers } from './result/readers.tsx';
import { SearchState } from './result/search-state.tsx';
import type { ChartDocument } from './state/chart-document.ts';
import { darkOf, lightOf, toRequest } from './state/chart-request.ts';
import { useChartState } from './state/use-chart-state.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPalette(context.get(apiContext), request.url);

/** In the browser a worker searches. */
export const clientLoader = async (): Promise<Awaited<ReturnType<typeof loader>>> => ({
  first: undefined,
});

export const shouldRevalidate = () => false;

const EXPLANATION = <DataExplanation />;

/** Colors for charts: what is asked, what was found and measured, and what it looks like at work. */
export default function DataPalettesRoute({ loaderData: { first } }: Route.ComponentProps) {
  const { state, dispatch, query } = useChartState();
  const { document, view } = state;
  const request = useMemo(() => toRequest(document), [document]);
  const search = usePalette(request, first);
  // The charts follow a moment after the swatches.
  const later = useDeferredValue(search.made);
  const own = useMemo(
    () => search.made && ownColors(document, search.made),
    [document, search.made],
  );
  useUndoKeys(dispatch);

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Data Palettes"
        description="Chart and map palettes that everyone can tell apart: categorical, sequential and diverging, from your brand colors, checked for color blindness and shown in real charts."
        {...(search.made && { picture: pictureOf(search.made) })}
      />
      <nav aria-label="Back">
        <BackLink />
      </nav>
      <PageHeader title="Data Palettes">
        Colors for charts and maps that everyone can tell apart, built around your own.
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Controls document={document} dispatch={dispatch} />
        <div className="min-w-0 space-y-8" aria-busy={search.isSearching}>
          <div className="flex flex-wrap gap-2 noscript:hidden">
            <DocumentButtons
              history={state.history}
              dispatch={dispatch}
              query={query}
              opens="It opens this palette."
            />
          </div>
          <SearchState search={search} raised={request.count > document.count} />
          {search.made && (
            <>
              <PaletteStrip palette={search.made.palette} own={own ?? []} />
              <Readers
                palette={search.made.palette}
                severity={search.made.request.severity ?? 1}
                reader={view.reader}
                onChoose={(reader) => dispatch({ type: 'look', view: { reader } })}
              />
              <Collisions made={search.made} />
            </>
          )}
        </div>
      </div>
      {later && (
        <div className="mt-12">
          <Charts
            made={later}
            view={view}
            light={lightOf(document)}
            dark={darkOf(document)}
            onLook={(look) => dispatch({ type: 'look', view: look })}
          />
        </div>
      )}
      {later && <ComparisonTable made={later} />}
      {later && <Export made={later} />}
      {later && (
        <GoOnWithPalette
          palette={{
            colors: later.palette.colors.slice(0, CARRIED),
            exact: ownColors(document, later).map(({ css }) => css),
          }}
          except="data"
        />
      )}
      <div className="mt-16 grid gap-x-12 gap-y-8 border-t border-line pt-12 md:grid-cols-2">
        {EXPLANATION}
      </div>
    </div>
  );
}

const PICTURED = 24; // colors in the picture of a link

function pictureOf({ request: { kind }, palette: { colors } }: Made): string {
  const every = Math.ceil(colors.length / PICTURED);
  const shown = colors.filter((_, i) => i % every === 0);
  return picturePath(shown, `Data palette, ${kind}`);
}

/** Colors that other pages take along. */
const CARRIED = 20;

/** A person's own colors in the palette, by place; the colors of a ramp only lead it. */
function ownColors({ colors }: ChartDocument, { request }: Made): CssColor[] {
  if (request.kind !== 'categorical') return [];
  const typed = colors.flatMap((text) => toCssColor(text) ?? []);
  return request.colors.map((hex) => typed.find((color) => color.hex === hex) ?? { hex });
}
