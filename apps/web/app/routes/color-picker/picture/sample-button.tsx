import { useState } from 'react';

import { toast } from '../../../ui/messages/toast.ts';
import sample from './harbor.webp';

/** Loads a sample picture, for visitors who have none at hand. */
export function SampleButton({ onSample }: { onSample: (file: File) => void }) {
  const [isLoading, setIsLoading] = useState(false);

  async function load() {
    setIsLoading(true);
    try {
      const blob = await (await fetch(sample)).blob();
      onSample(new File([blob], 'harbor.webp', { type: 'image/webp' }));
    } catch {
      toast.error('Sample not loaded', 'It could not be loaded. Please try again.');
      setIsLoading(false);
    }
  }

  return (
    <button
      type="button"
      aria-busy={isLoading}
      onClick={load}
      className="flex w-full items-center gap-4 rounded-control border border-line p-2 text-left hover:border-outline hover:bg-hover noscript:hidden"
    >
      <img
        src={sample}
        alt=""
        width={96}
        height={64}
        loading="lazy"
        className="h-16 w-24 rounded-[6px] forced-color-adjust-none"
      />
      <span>
        <span className="block font-medium">Try the sample image</span>
        <span className="block text-sm text-muted">
          A drawing of a harbor, to see how it works.
        </span>
      </span>
    </button>
  );
}
