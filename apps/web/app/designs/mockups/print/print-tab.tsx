import { Brochure } from './brochure.tsx';
import { Flyer } from './flyer.tsx';
import { Newsletter } from './newsletter.tsx';
import { Poster } from './poster.tsx';

export function PrintTab() {
  return (
    <div className="mockups">
      <div className="mockups mockups-third">
        <Flyer />
        <Poster />
        <Newsletter />
      </div>
      <Brochure />
    </div>
  );
}
