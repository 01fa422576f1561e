import type { ReactNode } from 'react';

/** One heading of the text below a tool, and what it explains. */
export function Explanation({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-[68ch]">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-2 space-y-3 text-muted">{children}</div>
    </section>
  );
}
