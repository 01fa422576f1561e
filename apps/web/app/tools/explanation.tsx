import type { ReactNode } from 'react';

/** A heading and its text below a tool. */
export function Explanation({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-[68ch]">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-2 space-y-3 text-muted">{children}</div>
    </section>
  );
}
