import { COLLISION, type CssColor, toCssColor } from '@swatchwork/color';
import { picturePath } from '@swatchwork/contract/constants';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { apiContext } from '../../api/api-context.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { carriedOf } from '../../palettes/carried-palette.ts';
import { type ChosenRoles, readRoles } from '../../palettes/chosen-roles.ts';
import { stepsOf } from '../../query/steps-of.ts';
import { useSaveKey } from '../../query/use-save-key.ts';
import { useUndoKeys } from '../../query/use-undo-keys.ts';
import { Explanation } from '../../tools/explanation.tsx';
import { themePath } from '../../tools/go-on/addresses.ts';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';
import { Badge } from '../../tools/head/badge.tsx';
import { focusIn } from '../../tools/head/focus-in.ts';
import { ToolHead } from '../../tools/head/tool-head.tsx';
import { creatorLeft, fragmentOfViews } from '../../tools/head/views.ts';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import type { Route } from './+types/route.ts';
import { Charts } from './charts/charts.tsx';
import { ComparisonTable } from './compare/comparison-table.tsx';
import { Controls } from './controls/controls.tsx';
import { Export } from './export/export.tsx';
import { loadPalette } from './make/load-palette.server.ts';
import { type Made, usePalette } from './make/use-palette.ts';
import { Collisions } from './result/collisions.tsx';
import { MakeAnother } from './result/make-another.tsx';
import { PaletteStrip } from './result/palette-strip.tsx';
import { Readers } from './result/readers.tsx';
import { SearchState } from './result/search-state.tsx';
import { type ChartDocument, placedColors } from './state/chart-document.ts';
import { darkOf, inPlaces, lightOf, toRequest } from './state/chart-request.ts';
import { useChartState } from './state/use-chart-state.ts';
import { badgeOf } from './words.ts';

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
  const colors = useShownColors(request, search);
  const strip = useRef<HTMLDivElement>(null);
  const place = `/data-palettes${query}`;
  const roles = useArrivedRoles(document);
  const own = { ...carriedOf(lockedColors(document)), name: view.name, roles };
  const palette = later && {
    colors: later.palette.colors.slice(0, CARRIED),
    exact: ownColors(document, later).map(({ css }) => css),
    name: view.name,
    roles,
  };
  useUndoKeys(dispatch);
  useSaveKey(focusName);

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Data Palettes"
        description="Chart and map palettes that everyone can tell apart: categorical, sequential and diverging, from your brand colors, checked for color blindness and shown in real charts."
        {...(search.made && { picture: pictureOf(search.made) })}
      />
      <ToolHead
        view="data"
        purpose="Colors for charts and maps that everyone can tell apart, built around your own."
        palette={palette}
        addresses={{ data: place, ...(own.colors.length > 0 && { theme: themePath(own) }) }}
        actions={{
          ...stepsOf(state.history, dispatch),
          onShare: () =>
            copyWithToast(
              location.origin + place + fragmentOfViews(),
              'Link Copied!',
              'It opens this palette.',
            ),
          save: { onClick: focusName },
          exporting: { onClick: () => focusIn('export', 'select') },
        }}
      >
        {later && <Badge to={`${place}#readers`} {...badgeOf(later)} />}
      </ToolHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-8">
        <div ref={strip} className="contents lg:col-start-2 lg:block lg:space-y-4">
          {colors && <PaletteStrip document={document} colors={colors} dispatch={dispatch} />}
          <div className="flex flex-wrap items-end gap-2">
            <MakeAnother document={document} dispatch={dispatch} place={strip} />
          </div>
          <SearchState search={search} raised={request.count > document.count} />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Controls document={document} dispatch={dispatch} />
        </div>
        {search.made && (
          <div className="min-w-0 space-y-8 lg:col-start-2" aria-busy={search.isSearching}>
            <Readers
              palette={search.made.palette}
              severity={search.made.request.severity ?? 1}
              reader={view.reader}
              onChoose={(reader) => dispatch({ type: 'look', view: { reader } })}
            />
            <Collisions made={search.made} />
          </div>
        )}
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
      {later && (
        <Export
          made={later}
          name={view.name}
          place={place}
          onName={(name) => dispatch({ type: 'look', view: { name }, typed: true })}
        />
      )}
      {palette && <GoOnWithPalette palette={palette} except="data" />}
      <div className="mt-16 grid gap-x-12 gap-y-8 border-t border-line pt-12 md:grid-cols-2">
        {EXPLANATION}
      </div>
    </div>
  );
}

const focusName = () => focusIn('export', 'input');

const PICTURED = 24; // colors in the picture of a link

function pictureOf({ request: { kind }, palette: { colors } }: Made): string {
  const every = Math.ceil(colors.length / PICTURED);
  const shown = colors.filter((_, i) => i % every === 0);
  return picturePath(shown, `Data palette, ${kind}`);
}

/** The colors that a person gave, and has not let go. */
const lockedColors = (document: ChartDocument): CssColor[] =>
  placedColors(document).flatMap(({ text, isLocked }) => (isLocked && toCssColor(text)) || []);

/** Colors that other pages take along. */
const CARRIED = 20;

/** What the request asks for, and until that is found, what was shown before. */
function useShownColors(
  request: Made['request'],
  { made, isSearching }: ReturnType<typeof usePalette>,
) {
  const { kind, colors: given, places = [], count } = request;
  const isWhole = kind === 'categorical' && given.length === count;
  const found = isSearching ? undefined : made?.palette.colors;
  const current = isWhole ? inPlaces(given, places, count) : found;
  const [shown, setShown] = useState(current);
  if (current && current.join() !== shown?.join()) setShown(current);
  return current ?? shown;
}

/** The colors of the palette as they were typed, by place; those of a ramp are hexes. */
function ownColors({ colors }: ChartDocument, { request, palette }: Made): CssColor[] {
  if (request.kind !== 'categorical') return [];
  const typed = colors.flatMap((text) => toCssColor(text) ?? []);
  return palette.colors.map((hex) => typed.find((color) => color.hex === hex) ?? { hex });
}

/** What the measures mean, below the tool. */
function DataExplanation() {
  return (
    <>
      <Explanation title="What is measured">
        <p>
          The distance between two colors is CIEDE2000, for typical, protan, deutan and tritan
          vision (simulated after Machado 2009 and Brettel 1997; this is no diagnosis). The smallest
          of all counts. From about {COLLISION} on, people can tell small marks apart even when they
          are far from each other. Of more than 8 colors less is asked: 8 of 10 and 6.5 of 12.
        </p>
      </Explanation>
      <Explanation title="The first colors matter most">
        <p>
          A chart with three series uses the first three colors. So the colors are ordered: the
          first few are nearly as good as the best palette of that size. Your own colors come first
          and never change.
        </p>
      </Explanation>
      <Explanation title="Ramps">
        <p>
          The steps of a ramp are even, but for a wider one between two sides without a middle
          color. Lightness only rises or only falls for every type of vision, so that more looks
          like more. Both sides of a diverging ramp are equally light at the same distance from the
          middle.
        </p>
      </Explanation>
      <Explanation title="What colors cannot do">
        <p>
          More than about ten categories are hard to tell apart for anyone. Direct labels, shapes or
          separate panels help more than an eleventh color.
        </p>
      </Explanation>
    </>
  );
}

/** Charts have no use for the roles of the palette that arrived, but hand them on while its colors are the same. */
function useArrivedRoles({ colors, places }: ChartDocument): ChosenRoles | undefined {
  const now = `${colors} ${places}`;
  const [arrived] = useState(() => {
    const creator = creatorLeft();
    const query = creator && new URL(creator, 'http://here').searchParams;
    return query ? { of: now, roles: readRoles(query, colors.length) } : undefined;
  });
  return arrived?.of === now ? arrived.roles : undefined;
}
