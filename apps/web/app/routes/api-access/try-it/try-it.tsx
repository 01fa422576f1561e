import { useId } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import type { Access, Endpoint } from '../document/endpoint.ts';
import { AnswerView } from './answer-view.tsx';
import { TryField } from './try-field.tsx';
import { useTryIt } from './use-try-it.ts';

type Props = {
  endpoint: Endpoint;
  /** Kept by the page while it is open, and nowhere else. */
  apiKey: { text: string; set: (text: string) => void };
};

const KEY_LABELS: Record<Access, string> = {
  open: 'Your API key (optional)',
  key: 'Your API key',
  login: 'Token of a login',
};

/** Calls the endpoint from the page, as a program would. */
export function TryIt({ endpoint, apiKey }: Props) {
  const id = useId();
  const { fields, values, set, json, address, outcome, busy, onSubmit } = useTryIt(
    endpoint,
    apiKey.text,
  );

  return (
    <>
      <p className="hidden noscript:block">
        Calling from the page needs JavaScript. The examples below run without a browser.
      </p>
      <form onSubmit={onSubmit} className="space-y-4 noscript:hidden">
        {fields.length > 0 && (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {fields.map((field) => (
              <TryField
                key={`${field.place} ${field.name}`}
                field={field}
                value={values[field.name] ?? ''}
                onChange={set(field.name)}
              />
            ))}
          </div>
        )}
        {json && (
          <div>
            <label htmlFor={`${id}-body`} className="mb-1 block text-sm font-medium">
              Body, JSON
            </label>
            <textarea
              id={`${id}-body`}
              value={json.text}
              onChange={(event) => json.set(event.target.value)}
              rows={Math.min(16, Math.max(4, json.text.split('\n').length))}
              spellCheck={false}
              autoComplete="off"
              className="w-full rounded-control border border-outline bg-raised p-3 font-mono text-sm leading-6"
            />
          </div>
        )}
        <FormField
          label={KEY_LABELS[endpoint.access]}
          type="password"
          value={apiKey.text}
          onChange={(event) => apiKey.set(event.target.value)}
          autoComplete="off"
          hint="Kept in the memory of this page alone, and gone when you leave it."
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" aria-busy={busy}>
            {busy ? 'Sending...' : 'Send Request'}
          </Button>
          <code className="min-w-0 font-mono text-sm wrap-anywhere text-muted">
            {endpoint.method} {address}
          </code>
        </div>
      </form>
      <AnswerView outcome={outcome} />
    </>
  );
}
