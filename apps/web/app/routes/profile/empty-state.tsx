import type { ReactNode } from 'react';

type Props = { title: string; text: string; children?: ReactNode };

/** Shown for an empty list, with a link to create the first entry. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="flex flex-col items-center rounded-panel border border-dashed border-outline px-6 py-14 text-center">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 mb-6 max-w-[50ch] text-balance text-muted">{text}</p>
      {children}
    </div>
  );
}
