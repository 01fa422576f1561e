import type { ThemeReading } from '@swatchwork/formats/repair';
import type { CSSProperties } from 'react';

import { ThemeContext } from '../../designs/kit/use-paint.ts';
import { WebTab } from '../../designs/mockups/web/web-tab.tsx';
import { VARIABLE_THEME } from '../variable-theme.ts';
import { ownVariables } from './own-variables.ts';

const SITE = (
  <ThemeContext value={VARIABLE_THEME}>
    <WebTab />
  </ThemeContext>
);

/** Modes that are shown, of those that the repair changes. */
const MOST_MODES = 4;

/** A page in the colors of the theme as it is and as it would be, in each mode that changes. */
export function BeforeAfter({ reading: { changes, contexts, pairs } }: { reading: ThemeReading }) {
  const shown = contexts
    .filter((context) => changes.some((change) => change.contexts.includes(context)))
    .slice(0, MOST_MODES)
    .flatMap((context) => {
      const { before, after } = ownVariables(pairs, context) ?? {};
      return before && after
        ? ([
            [`${context}, before`, before],
            [`${context}, after`, after],
          ] as const)
        : [];
    });
  if (shown.length === 0) return null;

  return (
    <section
      aria-label="The page before and after"
      className="grid min-w-0 grid-cols-2 items-start gap-3"
    >
      {shown.map(([title, variables]) => (
        <SiteFigure key={title} title={title} variables={variables} />
      ))}
    </section>
  );
}

type FigureProps = { title: string; variables: Readonly<Record<string, string>> };

/** As wide as a desktop's, and small enough for two side by side. A picture: in bad colors it cannot be read. */
export function SiteFigure({ title, variables }: FigureProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-sm text-muted">{title}</figcaption>
      <div
        aria-hidden="true"
        inert
        style={variables as CSSProperties}
        className="forced-color-adjust-none sm:[zoom:0.5]"
      >
        {SITE}
      </div>
    </figure>
  );
}
