import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A heading of the home page with its introduction. */
export function SectionHeader({ id, title, children }: Props) {
  return (
    <header className="max-w-[62ch]">
      <h2 id={id} className="text-3xl sm:text-4xl">
        {title}
      </h2>
      <p className="mt-3 text-lg text-muted">{children}</p>
    </header>
  );
}
