import { LIMITS } from '@swatchwork/contract/constants';
import { useId } from 'react';
import { useFetcher } from 'react-router';

import { Button } from '../ui/buttons/button.tsx';
import type { ButtonLook } from '../ui/buttons/button-style.ts';
import { useFormOnce } from '../ui/buttons/use-once.ts';
import type { NewsletterResult } from './newsletter-result.ts';

type Props = Pick<ButtonLook, 'variant'> & {
  /** Label of the button. */
  label: string;
  /** The list to subscribe to, if it is not the newsletter. */
  topic?: string;
  /** The answer of the page's own action, if the form was sent without JavaScript. */
  result?: NewsletterResult | undefined;
};

/** Subscribes an address to mails; the answer shows below the field. */
export function SubscribeForm({ label, topic, result, variant }: Props) {
  const id = useId();
  const fetcher = useFetcher<NewsletterResult>();
  const { busy, onSubmit } = useFormOnce((form) => fetcher.submit(form));
  const answer = fetcher.data ?? result;

  return (
    <fetcher.Form method="post" action="/newsletter" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="subscribe" />
      {topic && <input type="hidden" name="topic" value={topic} />}
      <label htmlFor={`${id}-email`} className="mb-1 block text-sm font-medium">
        Email
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={`${id}-email`}
          type="email"
          name="email"
          required
          maxLength={LIMITS.email}
          autoComplete="email"
          defaultValue={answer?.email}
          aria-describedby={`${id}-answer`}
          className="min-h-11 min-w-0 flex-1 basis-56 rounded-control border border-outline bg-raised px-3"
        />
        <Button type="submit" variant={variant} aria-busy={busy}>
          {label}
        </Button>
      </div>
      <p id={`${id}-answer`} role="status" className="mt-3 text-sm empty:hidden">
        {answer?.error ?? answer?.message}
      </p>
    </fetcher.Form>
  );
}
