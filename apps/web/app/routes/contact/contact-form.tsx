import { LIMITS } from '@swatchwork/contract/constants';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';

import { Button } from '../../ui/buttons/button.tsx';
import { useFormOnce } from '../../ui/buttons/use-once.ts';
import type { ContactField, ContactResult } from './contact-result.ts';

type Props = {
  /** The answer of the page's action, if the form was sent without JavaScript. */
  result?: ContactResult | undefined;
};

const FIELD =
  'w-full rounded-control border border-outline bg-raised px-3 py-2.5 aria-invalid:border-2';

/**
 * Name, email, subject and message. After success the form says thanks and clears; after an error
 * it keeps its content.
 */
export function ContactForm({ result }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<ContactResult>();
  const answer = fetcher.data ?? result;
  const { busy, onSubmit } = useFormOnce((element) => fetcher.submit(element));
  const thanks = fetcher.data?.message;

  useEffect(() => {
    if (!thanks || fetcher.state !== 'idle') return;
    form.current?.reset();
    alert(thanks); // as the specification asks; the page says it as well
  }, [thanks, fetcher.state]);

  const propsOf = (name: ContactField, maxLength: number) => ({
    id: `${id}-${name}`,
    name,
    maxLength,
    required: true,
    defaultValue: result?.values?.[name],
    'aria-invalid': answer?.fieldErrors?.[name] ? true : undefined,
    'aria-describedby': `${id}-${name}-error`,
    className: FIELD,
  });
  const wrap = (name: ContactField, label: string, control: ReactNode) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {control}
      <p id={`${id}-${name}-error`} className="mt-1 text-sm font-medium empty:hidden">
        {answer?.fieldErrors?.[name]}
      </p>
    </div>
  );

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/contact"
      onSubmit={onSubmit}
      className="space-y-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {wrap(
          'name',
          'Name',
          <input autoComplete="name" {...propsOf('name', LIMITS.contactName)} />,
        )}
        {wrap(
          'email',
          'Email',
          <input type="email" autoComplete="email" {...propsOf('email', LIMITS.email)} />,
        )}
      </div>
      {wrap('subject', 'Subject', <input {...propsOf('subject', LIMITS.contactSubject)} />)}
      {wrap(
        'message',
        'Message',
        <textarea
          rows={8}
          {...propsOf('message', LIMITS.contactMessage)}
          className={`block resize-y ${FIELD}`}
        />,
      )}
      <div hidden>
        <label htmlFor={`${id}-website`}>Leave this field empty</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" variant="primary" aria-busy={busy}>
        {busy ? 'Sending...' : 'Send Message'}
      </Button>
      <p role="status" className="font-medium empty:hidden">
        {fetcher.state === 'idle' && (answer?.error ?? answer?.message)}
      </p>
    </fetcher.Form>
  );
}
