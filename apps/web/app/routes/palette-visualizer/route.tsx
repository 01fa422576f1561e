import type { ExportedPalette } from '@swatchwork/formats';
import { useSearchParams } from 'react-router';

import { PageMeta } from '../../meta/page-meta.tsx';
import { linkMeta } from '../../palettes/link-meta.ts';
import { GoOn } from '../../tools/go-on/go-on.tsx';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';
import { About } from './about.tsx';
import '../../designs/kit/kit.css';
import { Loading } from './loading.tsx';
import '../../designs/mockups/cards/cards.css';
import '../../designs/mockups/dashboard/charts.css';
import '../../designs/mockups/dashboard/dashboard.css';
import '../../designs/mockups/layout.css';
import '../../designs/mockups/logos/logos.css';
import '../../designs/mockups/mobile/mobile.css';
import '../../designs/mockups/mobile/pass.css';
import '../../designs/mockups/print/brochure.css';
import '../../designs/mockups/print/newsletter.css';
import '../../designs/mockups/print/sheets.css';
import '../../designs/mockups/swatches/swatches.css';
import '../../designs/mockups/web/web.css';
import '../../designs/mockups/web/web-sections.css';
import { usePalette } from './state/use-palette.ts';
import { readView, writeView } from './state/view.ts';
import { Visualizer } from './visualizer.tsx';
import { VisualizerHeader } from './visualizer-header.tsx';

export default function PaletteVisualizerRoute() {
  const [params] = useSearchParams();
  const palette = usePalette(params);
  const isLink = palette && params.has('colors');

  return (
    <div className="px-[clamp(1rem,3vw,2.5rem)] pb-20">
      <PageMeta
        title="Palette Visualizer"
        description="See a palette at work before you use it: business cards, logos, print, a web page, an app and a dashboard, with text that always reads. Free, without an account."
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

function linkOf(palette: ExportedPalette, params: URLSearchParams) {
  const { colors } = palette;
  const view = readView(params, colors.length);
  const name = params.has('name') ? palette.name : '';
  return linkMeta(
    'Palette Visualizer',
    { name, colors },
    `/palette-visualizer${writeView(palette, view)}`,
  );
}
