import { Blocks, Puzzle, Terminal } from 'lucide-react';
import type { ReactNode } from 'react';

import { InnerLink } from '../../ui/links/inner-link.tsx';

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

type Props = { icon: ReactNode; title: string; children: ReactNode };

/** One way to use the product outside its pages. */
function Integration({ icon, title, children }: Props) {
  return (
    <li className="flex gap-4 rounded-panel border border-line bg-raised p-5 [&_a]:inline-block [&_a]:py-1 [&_a]:font-medium [&_a]:underline [&_a]:underline-offset-4 [&_p]:text-muted [&>svg]:mt-1 [&>svg]:size-5 [&>svg]:shrink-0">
      {icon}
      <div>
        <h3 className="text-lg leading-snug">{title}</h3>
        <div className="mt-1">{children}</div>
      </div>
    </li>
  );
}
