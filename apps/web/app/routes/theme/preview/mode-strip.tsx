import type { ReactNode } from 'react';

type Props = { count: number; children: ReactNode };

/** The modes side by side; on a phone they scroll, also by keyboard. */
export function ModeStrip({ count, children }: Props) {
  return (
    <section
      aria-label="Modes"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it scrolls by keyboard.
      tabIndex={0}
      data-count={count}
      className="theme-modes mt-5"
    >
      {children}
    </section>
  );
}
