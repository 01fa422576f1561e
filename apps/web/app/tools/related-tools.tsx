import { memo } from 'react';
import { SharedIcon } from '../ui/icons/shared-icon.tsx';
import { InnerLink } from '../ui/links/inner-link.tsx';
import { TOOLS, type ToolId, toolPath } from './tools.ts';

type Props = { ids: readonly ToolId[] };

/** Links to other tools, and to the palette creator. */
export const RelatedTools = memo(function RelatedTools({ ids }: Props) {
  const tools = TOOLS.filter(({ id }) => ids.includes(id));

  return (
    <nav aria-label="Related tools" className="mt-14">
      <h2 className="text-xl">Related tools</h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {tools.map(({ id, title, text }) => (
          <RelatedTool key={id} to={toolPath(id)} title={title} text={text} />
        ))}
        <RelatedTool
          to="/create-palette"
          title="Palette Creator"
          text="Five colors that belong together: lock, shuffle, harmonize, export."
        />
      </ul>
    </nav>
  );
});

function RelatedTool({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li className="border-t border-line py-4">
      <InnerLink
        to={to}
        data-discover="true"
        className="flex min-h-6 items-center gap-2 font-medium hover:underline"
      >
        {title}
        <SharedIcon name="forward" className="size-4" />
      </InnerLink>
      <p className="mt-1 text-sm text-muted">{text}</p>
    </li>
  );
}
