import { useState } from 'react';

import { CopyButton } from '../../../ui/copying/copy-button.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { CodeExamples } from '../code/code-examples.tsx';
import { Prose } from '../code/prose.tsx';
import type { Endpoint } from '../document/endpoint.ts';
import { linkTo, type Place } from '../read-place.ts';
import type { Samples } from '../samples/write-samples.ts';
import { TryIt } from '../try-it/try-it.tsx';
import { AnswerSection } from './answer-section.tsx';
import { ErrorSection } from './error-section.tsx';
import { ExampleSwitch } from './example-switch.tsx';
import { MethodBadge } from './method-badge.tsx';
import { Parameters } from './parameters.tsx';
import { RequestExample } from './request-example.tsx';
import { ResponseExample } from './response-example.tsx';
import { WhoMayCall } from './who-may-call.tsx';

type Props = {
  endpoint: Endpoint;
  samples: Samples;
  place: Place;
  /** The id in the address, if there is no such endpoint. */
  unknown?: string | undefined;
};

const SECTIONS = [
  ['parameters', 'Parameters'],
  ['examples', 'Examples'],
  ['code-examples', 'Code'],
  ['answer', 'Response'],
  ['errors', 'Errors'],
] as const;

/** Everything about one endpoint. */
export function EndpointDetail({ endpoint, samples, place, unknown }: Props) {
  const { method, path, title, description, fields, body, success, others, failures } = endpoint;
  const address = `/api${path}`;
  const [key, setKey] = useState('');
  const tab = (id: Place['tab']) => linkTo({ ...place, tab: id });

  return (
    <article id="endpoint" aria-labelledby="endpoint-title" className="min-w-0">
      {unknown !== undefined && (
        <p className="mb-5 rounded-control border border-outline p-3 wrap-anywhere">
          There is no endpoint called {unknown}. The first one is shown instead.
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
      <WhoMayCall {...endpoint} />
      <nav aria-label="Parts of this endpoint" className="mt-3 flex flex-wrap gap-x-4 text-sm">
        {SECTIONS.map(([id, name]) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-9 items-center underline underline-offset-4"
          >
            {name}
          </a>
        ))}
      </nav>
      <Parameters fields={fields} body={body} />
      <section aria-labelledby="examples" className="mt-10">
        <h4 id="examples" className="mb-2 text-lg font-semibold">
          Examples
        </h4>
        <ExampleSwitch example={endpoint.example} to={(example) => linkTo({ ...place, example })} />
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
              content: <ResponseExample success={success} />,
            },
            {
              id: 'try',
              label: 'Try It',
              to: tab('try'),
              content: (
                <TryIt
                  key={`${endpoint.id} ${endpoint.example.index}`}
                  endpoint={endpoint}
                  apiKey={{ text: key, set: setKey }}
                />
              ),
            },
          ]}
        />
      </section>
      <CodeExamples samples={samples} place={place} />
      <AnswerSection success={success} others={others} />
      <ErrorSection failures={failures} />
    </article>
  );
}
