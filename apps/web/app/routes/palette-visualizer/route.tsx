import { useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import designs from '../../designs/designs.css?url';
import { PaletteNameContext } from '../../designs/kit/palette-name.ts';
import { paletteTheme } from '../../designs/kit/palette-theme.ts';
import { ThemeContext } from '../../designs/kit/use-paint.ts';
import paletteDesigns from '../../designs/palette-designs.css?url';
import { PageMeta } from '../../meta/page-meta.tsx';
import type { NamedPalette } from '../../palettes/carried-palette.ts';
import { linkMeta } from '../../palettes/link-meta.ts';
import { paletteOfQuery, paletteOfStorage, STORAGE_KEY } from '../../palettes/palette-source.ts';
import { useOnPaper } from '../../print-colors/use-on-paper.ts';
import { Explanations } from '../../tools/explanations.tsx';
import { GoOn } from '../../tools/go-on/go-on.tsx';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import type { Route } from './+types/route.ts';
import { Controls } from './controls/controls.tsx';
import { Designs } from './designs.tsx';
import { SECTIONS } from './explanation.md?sections';
import { readView, TABS, type View, writeView } from './state/view.ts';
import { VisualizerHeader } from './visualizer-header.tsx';

/** Links, not imports, as in the root: designs that are loaded later would bring them again. */
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: designs },
  { rel: 'stylesheet', href: paletteDesigns },
];

export default function PaletteVisualizerRoute() {
  const [params] = useSearchParams();
  const palette = usePalette(params);
  const isLink = palette && params.has('colors');

  return (
    <div className="px-[clamp(1rem,3vw,2.5rem)] pb-20">
      <PageMeta
        title="Palette Visualizer"
        description="See a palette in use: business cards, logos, print, a web page, an app and a dashboard, with text that is always readable. Free, without an account."
        {...(isLink && linkOf(palette, params))}
      />
      <VisualizerHeader palette={palette} params={params} />
      {palette ? <Visualizer palette={palette} params={params} /> : <Loading />}
      <div className="container-page px-0">
        {palette ? (
          <GoOnWithPalette palette={palette} except="visualizer" />
        ) : (
          <GoOn except="visualizer" />
        )}
      </div>
      <About />
    </div>
  );
}

function linkOf(palette: NamedPalette, params: URLSearchParams) {
  const { colors } = palette;
  const view = readView(params, colors.length);
  const name = params.has('name') ? palette.name : '';
  return linkMeta(
    'Palette Visualizer',
    { name, colors },
    `/palette-visualizer${writeView(palette, view)}`,
  );
}

/** What the designs show, how the roles are found. */
function About() {
  return (
    <div className="container-page px-0">
      <Explanations sections={SECTIONS} />
    </div>
  );
}

/** Shown until the browser's storage is read; without JavaScript, a link to another start. */
function Loading() {
  return (
    <>
      <p role="status" className="py-3 font-medium noscript:hidden">
        Loading palette...
      </p>
      <div className="grid min-h-[60rem] content-start gap-6 md:grid-cols-2 noscript:hidden">
        <Skeleton className="aspect-3/4" />
        <Skeleton className="aspect-3/4" />
      </div>
      <form action="/palette-visualizer" className="hidden max-w-[60ch] space-y-3 noscript:block">
        <p>
          The palette that you left here is stored in your browser, and reading it needs JavaScript.
          A palette in the link works without:
        </p>
        <label className="block font-medium" htmlFor="colors">
          Colors as hex, separated by commas
        </label>
        <input
          id="colors"
          name="colors"
          defaultValue="F472B6,FB923C,FBBF24,10B981,3B82F6"
          className="min-h-11 w-full rounded-control border border-outline bg-raised px-3 font-mono"
        />
        <Button type="submit" variant="primary">
          Show
        </Button>
      </form>
    </>
  );
}

type Props = { palette: NamedPalette; params: URLSearchParams };

/** The designs in the colors of the palette, and beside them the settings. */
function Visualizer({ palette, params }: Props) {
  const linked = params.has('colors');
  const [view, change] = useView(palette, params);
  const { onPaper, hasFailed } = useOnPaper(view.tab === 'print' ? view.proof : undefined);
  const theme = useMemo(
    () => paletteTheme(palette.colors, view, onPaper),
    [palette, view, onPaper],
  );

  const tabs = TABS.map(({ id, label }) => ({
    id,
    label,
    to: writeView(palette, { ...view, tab: id }),
    content: id === view.tab && <Designs tab={id} label={label} linked={linked} />,
  }));

  return (
    <ThemeContext value={theme}>
      <PaletteNameContext value={palette.name}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <Controls {...{ palette, view, change, hasFailed }} roles={theme.roles} />
          <Tabs label="Designs" tabs={tabs} value={view.tab} />
        </div>
      </PaletteNameContext>
    </ThemeContext>
  );
}

/** The palette of the link, else the stored one; undefined until the storage can be read. */
function usePalette(params: URLSearchParams): NamedPalette | undefined {
  const linked = useMemo(() => paletteOfQuery(params), [params]);
  const stored = useSyncExternalStore(subscribe, linked ? unread : readStorage, unread);
  const palette = useMemo(
    () => (stored === undefined ? undefined : paletteOfStorage(stored)),
    [stored],
  );
  return linked ?? palette;
}

/** The server has no storage, and a link needs none. */
const unread = () => undefined;

/** Another tab may store another palette. */
function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // the visitor forbids this site to store anything
  }
}

/**
 * The settings of the view, which live in the address: a reload, the back button and a shared link
 * restore them. A change shows at once and adds a history entry.
 */
function useView(palette: NamedPalette, params: URLSearchParams) {
  const navigate = useNavigate();
  const size = palette.colors.length;
  const [view, setView] = useState(() => readView(params, size));
  const [seen, setSeen] = useState({ params, size });

  if (seen.params !== params || seen.size !== size) {
    setSeen({ params, size });
    setView(readView(params, size));
  }

  function change(next: Partial<View>) {
    const changed = { ...view, ...next };
    setView(changed);
    navigate(writeView(palette, changed), { preventScrollReset: true });
  }

  return [view, change] as const;
}
