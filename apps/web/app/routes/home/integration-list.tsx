import { Blocks, Puzzle, Terminal } from 'lucide-react';

import { InnerLink } from '../../ui/links/inner-link.tsx';
import { Integration } from './integration.tsx';

/** The ways to use the product outside its pages. */
export function IntegrationList() {
  return (
    <ul className="grid gap-5">
      <Integration icon={<Terminal aria-hidden="true" />} title="REST endpoint">
        <p>Palettes, harmonies, conversion and contrast as JSON, in one versioned API.</p>
        <InnerLink to="/api-access" data-discover="true">
          Read the documentation
        </InnerLink>
      </Integration>
      <Integration icon={<Puzzle aria-hidden="true" />} title="Design-tool plugin">
        <p>Themes and palettes inside Penpot and Figma, as tokens, variables and styles.</p>
        <InnerLink to="/plugins" data-discover="true">
          Install the plugin
        </InnerLink>
      </Integration>
      <Integration icon={<Blocks aria-hidden="true" />} title="Browser extension">
        <p>Pick a color from any page, and open it here.</p>
        <InnerLink to="/plugins#extension" data-discover="true">
          Get the extension
        </InnerLink>
      </Integration>
    </ul>
  );
}
