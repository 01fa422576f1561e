import { useId } from 'react';
import { useFetcher } from 'react-router';

import { Button } from '../../ui/button.tsx';
import type { NewsletterResult } from './newsletter-result.ts';

type Props = {
  /** What the page's own action answered, where the form was sent without JavaScript. */
  result?: NewsletterResult | undefined;
};

/** Subscribes an address to the newsletter; the answer shows below the field. */
export function NewsletterBox({ result }: Props) {
  const id = useId();
  const fetcher = useFetcher<NewsletterResult>();
  const answer = fetcher.data ?? result;
  const isBusy = fetcher.state !== 'idle';

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-5 rounded-panel border border-line bg-raised p-5 sm:p-8 md:grid-cols-2 md:items-center"
    >
      <div>
        <h2 id={`${id}-title`} className="text-2xl">
          Newsletter
        </h2>
        <p className="mt-2 text-muted">
          A mail when there is a new article. Nothing else, and every mail has a link that ends it.
        </p>
      </div>
      <fetcher.Form method="post" action="/newsletter">
        <input type="hidden" name="intent" value="subscribe" />
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
          <Button type="submit" variant="primary" aria-busy={isBusy}>
            Subscribe
          </Button>
        </div>
        <p id={`${id}-answer`} role="status" className="mt-3 text-sm empty:hidden">
          {answer?.error ?? answer?.message}
        </p>
      </fetcher.Form>
    </section>
  );
}
