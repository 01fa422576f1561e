import type { ReactNode } from 'react';
import { SharedIcon } from '../icons/shared-icon.tsx';
import { InnerLink } from '../links/inner-link.tsx';

type Props = {
  to: string;
  title: string;
  /** The name of the link, where others on the page with the same title lead elsewhere. */
  label?: string | undefined;
  text: string;
  figure: ReactNode;
  figureHeight?: string;
  /** On phones no more than the figure and the name, for three side by side. */
  isCompact?: boolean;
  /** Level of the title, below that of the heading it stands under. */
  heading?: 'h2' | 'h3';
};

/** A tool: a figure, its name as the link, a sentence. The whole card is the link. */
export function ToolCard({
  to,
  title,
  label,
  text,
  figure,
  figureHeight = 'h-52',
  isCompact = false,
  heading: Heading = 'h3',
}: Props) {
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-panel border border-line bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <div aria-hidden="true" className={figureHeight}>
        {figure}
      </div>
      <div className={`flex-1 border-t border-line ${isCompact ? 'p-2 sm:p-4' : 'p-5'}`}>
        <Heading className={isCompact ? 'text-sm sm:text-lg' : 'text-xl'}>
          <InnerLink
            to={to}
            data-discover="true"
            {...(label && { 'aria-label': label })}
            className="flex items-center gap-1 outline-none sm:gap-2 after:absolute after:inset-0 focus-visible:shadow-none"
          >
            {title}
            <SharedIcon
              name="forward"
              className={`size-5 transition-transform group-hover:translate-x-1 ${isCompact ? 'shrink-0 max-sm:size-4' : ''}`}
            />
          </InnerLink>
        </Heading>
        <p className={`mt-1.5 text-muted ${isCompact ? 'max-sm:hidden' : ''}`}>{text}</p>
      </div>
    </li>
  );
}
