import { memo, type ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** The one h1 of a page and the one sentence that says what the page is for. */
export const PageHeader = memo(function PageHeader({ title, children }: Props) {
  return (
    <header className="max-w-[68ch] py-8 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-2 text-lg text-muted">{children}</p>
    </header>
  );
});
