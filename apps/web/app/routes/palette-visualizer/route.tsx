import { useSearchParams } from 'react-router';

import { PageMeta } from '../../meta/page-meta.tsx';
import { About } from './about.tsx';
import './kit/kit.css';
import { Loading } from './loading.tsx';
import './mockups/cards/cards.css';
import './mockups/dashboard/charts.css';
import './mockups/dashboard/dashboard.css';
import './mockups/layout.css';
import './mockups/logos/logos.css';
import './mockups/mobile/mobile.css';
import './mockups/mobile/pass.css';
import './mockups/print/brochure.css';
import './mockups/print/newsletter.css';
import './mockups/print/sheets.css';
import './mockups/swatches/swatches.css';
import './mockups/web/web.css';
import './mockups/web/web-sections.css';
import { usePalette } from './state/use-palette.ts';
import { Visualizer } from './visualizer.tsx';
import { VisualizerHeader } from './visualizer-header.tsx';

export default function PaletteVisualizerRoute() {
  const [params] = useSearchParams();
  const palette = usePalette(params);

  return (
    <div className="px-[clamp(1rem,3vw,2.5rem)] pb-20">
      <PageMeta
        title="Palette Visualizer"
        description="See a palette at work before you use it: business cards, logos, print, a web page, an app and a dashboard, with text that always reads. Free, without an account."
      />
      <VisualizerHeader palette={palette} />
      {palette ? <Visualizer palette={palette} params={params} /> : <Loading />}
      <About />
    </div>
  );
}
