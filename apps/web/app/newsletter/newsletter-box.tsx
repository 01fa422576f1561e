import { useId } from 'react';

import type { NewsletterResult } from './newsletter-result.ts';
import { SubscribeForm } from './subscribe-form.tsx';

type Props = {
  /** The answer of the page's own action, if the form was sent without JavaScript. */
  result?: NewsletterResult | undefined;
};

/** Subscribes an address to the newsletter; the answer shows below the field. */
export function NewsletterBox({ result }: Props) {
  const id = useId();

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
          An email for each new article and nothing else. Every email has an unsubscribe link.
        </p>
      </div>
      <SubscribeForm label="Subscribe" variant="primary" result={result} />
    </section>
  );
}
