import { FileUp } from 'lucide-react';

/** Covers the page while a file hovers over it. */
export function DropHint({ children = 'Drop a palette file to import it' }: { children?: string }) {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-black/60 p-6">
      <p className="flex items-center gap-3 rounded-panel bg-raised px-6 py-4 text-lg font-medium text-ink shadow-float">
        <FileUp aria-hidden="true" />
        {children}
      </p>
    </div>
  );
}
