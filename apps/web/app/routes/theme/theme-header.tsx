import type { ComponentProps, ReactNode } from 'react';

import { SavedLine } from './saving/saved-line.tsx';

type Props = ComponentProps<typeof SavedLine> & { children: ReactNode };

/** The title of the page, whether the theme is saved, and its buttons. */
export const ThemeHeader = ({ children, ...line }: Props) => (
  <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-6 sm:py-8">
    <div className="max-w-[68ch]">
      <h1 className="text-3xl sm:text-4xl">Theme Builder</h1>
      <p className="mt-2 text-lg text-muted">
        Light, dark and high-contrast themes from your exact brand color. Every pair passes WCAG.
      </p>
      <SavedLine {...line} />
    </div>
    <div className="flex flex-wrap gap-2 noscript:hidden">{children}</div>
  </header>
);
