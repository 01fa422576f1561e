import { type ReactNode, useId } from 'react';

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode };

/** One group of tools in the inspector. */
export function Section({ title, aside, children }: Props) {
  const id = useId();

  return (
    <section
      aria-labelledby={id}
      // A section is not split between columns, except one with tables, which stay whole. It is
      // isolated, like the areas below the tool: unchanged areas are not painted again with each
      // move.
      className="isolate box-decoration-clone break-inside-avoid border-b border-line px-4 py-4 last:border-b-0 has-[table]:break-inside-auto sm:px-5"
    >
      <div className="mb-3 flex min-h-6 items-center justify-between gap-3">
        <h2 id={id} className="flex items-center gap-2 font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
