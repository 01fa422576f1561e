import { Copy } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import type { NewApiKey } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';

type Props = { created: NewApiKey; onClose: () => void };

/** The only time a key is visible. Takes the focus, so that screen readers announce it. */
export function ShownOnce({ created: { name, key }, onClose }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border-2 border-ink bg-raised p-5 sm:p-6"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="w-fit text-xl wrap-anywhere">
        Your new key: <bdi>{name}</bdi>
      </h2>
      <p className="mt-1 mb-4 max-w-[70ch] text-muted">
        Copy it now: it is shown only once. Keep it secret like a password, and never put it into a
        URL.
      </p>
      <code className="block rounded-control border border-line bg-page p-3 font-mono text-sm break-all select-all">
        {key}
      </code>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="primary"
          onClick={() => copyWithToast(key, 'Copied!', 'The API key is on your clipboard.')}
        >
          <Copy aria-hidden="true" />
          Copy API Key
        </Button>
        <Button onClick={onClose}>I Have Saved It</Button>
      </div>
    </section>
  );
}
