import { useSearchParams } from 'react-router';
import designs from '../../designs/designs.css?url';
import paletteDesigns from '../../designs/palette-designs.css?url';
import { PageMeta } from '../../meta/page-meta.tsx';
import type { NamedPalette } from '../../palettes/carried-palette.ts';
import { linkMeta } from '../../palettes/link-meta.ts';
import { GoOn } from '../../tools/go-on/go-on.tsx';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';
import type { Route } from './+types/route.ts';
import { About } from './about.tsx';
import { Loading } from './loading.tsx';
import { usePalette } from './state/use-palette.ts';
import { readView, writeView } from './state/view.ts';
import { Visualizer } from './visualizer.tsx';
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
