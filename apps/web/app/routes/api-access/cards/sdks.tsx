import { useId } from 'react';
import { useFetcher } from 'react-router';

import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { NewsletterResult } from '../../newsletter/newsletter-result.ts';

/** Libraries are on their way; whoever leaves an address hears of them. */
export function Sdks() {
  const id = useId();
  const fetcher = useFetcher<NewsletterResult>();
  const answer = fetcher.data;

  return (
    <Panel aria-labelledby="sdks" className="flex flex-col">
      <h2 id="sdks" className="text-xl">
        SDKs
      </h2>
      <p className="mt-2">
        <strong>SDKs coming soon</strong> for JavaScript and Python: typed, without dependencies,
        and polite when a limit is reached. Until then, the examples above are all you need.
      </p>
      <fetcher.Form method="post" action="/newsletter" className="mt-auto pt-5">
        <input type="hidden" name="intent" value="subscribe" />
        <input type="hidden" name="topic" value="sdk" />
        <label htmlFor={`${id}-email`} className="mb-1 block text-sm font-medium">
          Email
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id={`${id}-email`}
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={answer?.email}
            aria-describedby={`${id}-answer`}
            className="min-h-11 min-w-0 flex-1 basis-56 rounded-control border border-outline bg-surface px-3"
          />
          <Button type="submit" aria-busy={fetcher.state !== 'idle'}>
            Notify Me
          </Button>
        </div>
        <p id={`${id}-answer`} role="status" className="mt-3 text-sm empty:hidden">
          {answer?.error ?? answer?.message}
        </p>
      </fetcher.Form>
    </Panel>
  );
}
