import { useState } from 'react';

import { CopyButton } from '../../../ui/copying/copy-button.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { CodeExamples } from '../code/code-examples.tsx';
import { Prose } from '../code/prose.tsx';
import type { Access, Endpoint } from '../document/endpoint.ts';
import { linkTo, type Place } from '../read-place.ts';
import type { Samples } from '../samples/write-samples.ts';
import { TryIt } from '../try-it/try-it.tsx';
import { MethodBadge } from './method-badge.tsx';
import { Parameters } from './parameters.tsx';
import { RequestExample } from './request-example.tsx';
import { ResponseExample } from './response-example.tsx';

type Props = {
  endpoint: Endpoint;
  samples: Samples;
  place: Place;
  /** What the address named, where there is no such endpoint. */
  unknown?: string | undefined;
};

const ACCESS: Record<Access, string> = {
  open: 'No authentication needed',
  key: 'API key needed',
  login: 'Sign-in needed',
};

/** Everything about one endpoint. */
export function EndpointDetail({ endpoint, samples, place, unknown }: Props) {
  const { method, path, title, description, access, fields } = endpoint;
  const address = `/api${path}`;
  const [key, setKey] = useState('');
  const tab = (id: Place['tab']) => linkTo({ ...place, tab: id });

  return (
    <article id="endpoint" aria-labelledby="endpoint-title" className="min-w-0">
      {unknown !== undefined && (
        <p className="mb-5 rounded-control border border-outline p-3 wrap-anywhere">
          There is no endpoint called {unknown}. This is the first one.
        </p>
      )}
      <h3 id="endpoint-title" className="text-xl">
        {title}
      </h3>
      <div className="mt-2 flex flex-wrap items-center gap-x-3">
        <MethodBadge method={method} />
        <code className="min-w-0 font-mono wrap-anywhere">{address}</code>
        <CopyButton text={address} what="the path" description="Path copied to clipboard." />
      </div>
      <p className="mt-1 max-w-[68ch]">
        <Prose text={description} />
      </p>
      <p className="mt-2 max-w-[68ch] text-sm text-muted">
        {ACCESS[access]}. To stay on version 1 for good, call{' '}
        <code className="font-mono wrap-anywhere text-ink">/api/v1{path}</code>.
      </p>
      <Parameters fields={fields} />
      <div className="mt-8">
        <Tabs
          label="Request and response"
          value={place.tab}
          tabs={[
            {
              id: 'request',
              label: 'Request',
              to: tab('request'),
              content: <RequestExample endpoint={endpoint} />,
            },
            {
              id: 'response',
              label: 'Response',
              to: tab('response'),
              content: <ResponseExample {...endpoint} />,
            },
            {
              id: 'try',
              label: 'Try It',
              to: tab('try'),
              content: (
                <TryIt key={endpoint.id} endpoint={endpoint} apiKey={{ text: key, set: setKey }} />
              ),
            },
          ]}
        />
      </div>
      <CodeExamples samples={samples} place={place} />
    </article>
  );
}
