import { formatHex, type Srgb } from '@swatchwork/color';
import { type ReactNode, useId } from 'react';

import { CopyButton } from '../ui/copying/copy-button.tsx';
import { SharedIcon } from '../ui/icons/shared-icon.tsx';
import { InnerLink } from '../ui/links/inner-link.tsx';
import { CopySwatch } from '../ui/swatches/copy-swatch.tsx';
import type { Exact } from './exact-of.ts';

type Props = {
  /** The name of the row and, for screen readers, its context. */
  title: string;
  of: string;
  /** What makes this row different, in a few words. */
  text: string;
  /** In the sRGB gamut. */
  colors: readonly Srgb[];
  /** By place, what a color is beyond its hex. */
  exact?: readonly Exact[];
  /** By place, the label of a color. */
  notes?: readonly (string | undefined)[];
  /** Link to the creator with these colors. */
  creator: string;
  /** Title of the toast after copying the row. */
  copied?: string;
  /** Level of the title, below that of the heading it stands under. */
  heading?: 'h2' | 'h3';
  /** What is drawn below the colors. */
  children?: ReactNode;
};

/** Colors side by side; a click copies one or all. */
export function PaletteRow({
  title,
  of,
  text,
  colors,
  exact = [],
  notes = [],
  creator,
  copied = 'Palette Copied!',
  heading: Heading = 'h3',
  children,
}: Props) {
  const id = useId();
  const list = colors.map((color, i) => exact[i] ?? formatHex(color)).join(', ');

  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-11 items-center gap-x-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-sm">
          <Heading id={id}>
            <span className="sr-only">{`${of}, `}</span>
            {title}
          </Heading>
          <p className="text-muted">{text}</p>
        </div>
        <InnerLink
          to={creator}
          data-discover="true"
          aria-label={`Open in creator: ${of}, ${title}`}
          className="flex min-h-11 shrink-0 items-center gap-1.5 text-sm hover:underline"
        >
          Open in creator
          <SharedIcon name="forward" className="size-4" />
        </InnerLink>
        <CopyButton
          text={list}
          what={`palette: ${of}, ${title}`}
          title={copied}
          description={list}
          className="-mr-3 shrink-0 noscript:hidden"
        />
      </div>
      <ul
        aria-label="Colors"
        className="@container grid auto-cols-fr grid-flow-col overflow-hidden rounded-control border border-line"
      >
        {colors.map((color, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is drawn anew; colors may repeat.
          <li key={place} className="h-20 contain-layout contain-size">
            <CopySwatch color={color} css={exact[place]} note={notes[place]} className="h-full" />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
