import { useState } from 'react';
import { CopyButton } from '../../../ui/copying/copy-button.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { CodeBlock } from '../code/code-block.tsx';
import { Prose } from '../code/prose.tsx';
import type { Endpoint, Success } from '../document/endpoint.ts';
import { linkTo, type Place } from '../read-place.ts';
import { fillPath } from '../samples/call.ts';
import type { Samples } from '../samples/write-samples.ts';
import { TryIt } from '../try-it/try-it.tsx';
import { AnswerSection } from './answer-section.tsx';
import { ErrorSection } from './error-section.tsx';
import { MethodBadge } from './method-badge.tsx';
import { Parameters } from './parameters.tsx';

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

/** The accepted callers of an operation, and its versioned address. */
function WhoMayCall({ path, callers }: Pick<Endpoint, 'path' | 'callers'>) {
  return (
    <p className="mt-2 max-w-[68ch] text-sm text-muted">
      <Prose text={callers} /> To stay on version 1, call{' '}
      <code className="font-mono wrap-anywhere text-ink">/api/v1{path}</code>.
    </p>
  );
}

type ExampleSwitchProps = {
  /** Index of the shown example, from 0, and the number of examples. */
  example: { index: number; count: number };
  to: (example: number) => string;
};

/** Chooses among the examples of a call: requests, answers and code follow the choice. */
function ExampleSwitch({ example: { index, count }, to }: ExampleSwitchProps) {
  if (count < 2) return null;
  return (
    <nav aria-label="Examples" className="mb-3 flex flex-wrap gap-2">
      {Array.from({ length: count }, (_, i) => (
        <InnerLink
          // biome-ignore lint/suspicious/noArrayIndexKey: the examples of a call keep their order.
          key={i}
          to={`/api-access${to(i + 1)}#examples`}
          aria-current={i === index ? 'true' : undefined}
          className="flex min-h-9 items-center rounded-control border border-outline px-3 text-sm hover:bg-hover aria-[current]:border-ink aria-[current]:bg-accent aria-[current]:text-on-accent forced-colors:aria-[current]:outline-2"
        >
          Example {i + 1}
        </InnerLink>
      ))}
    </nav>
  );
}

/** The body of the request, or its whole address if it has none. */
function RequestExample({ endpoint }: { endpoint: Endpoint }) {
  const { method, path, body, fields } = endpoint;
  if (body) {
    return (
      <CodeBlock
        label={`${body.mediaType.startsWith('multipart') ? 'Fields of the form' : 'Body'}, ${body.mediaType}`}
        text={JSON.stringify(body.example, null, 2)}
        what="the request example"
      />
    );
  }
  const given = fields.flatMap(({ name, place, example }) =>
    example === undefined ? [] : [{ name, place, text: example }],
  );
  return (
    <CodeBlock
      label="Address, without a body"
      text={`${method} /api${fillPath(path, given)}`}
      what="the request example"
    />
  );
}

const LANGUAGES: { id: Place['lang']; label: string; hint: string }[] = [
  { id: 'javascript', label: 'JavaScript', hint: 'Node 20 or newer, or a browser' },
  { id: 'python', label: 'Python', hint: 'Python 3, standard library' },
  { id: 'curl', label: 'cURL', hint: 'Terminal' },
];

/** The same call in each language, complete: it runs as written. */
function CodeExamples({ samples, place }: { samples: Samples; place: Place }) {
  return (
    <section aria-labelledby="code-examples" className="mt-10">
      <h4 id="code-examples" className="mb-2 text-lg font-semibold">
        Code examples
      </h4>
      <Tabs
        label="Code examples"
        value={place.lang}
        tabs={LANGUAGES.map(({ id, label, hint }) => ({
          id,
          label,
          to: linkTo({ ...place, lang: id }),
          content: <CodeBlock label={hint} text={samples[id]} what={`the ${label} example`} />,
        }))}
      />
    </section>
  );
}

/** What a success looks like. */
function ResponseExample({ success }: { success: Success }) {
  const { status, description, mediaType, example } = success;

  return (
    <>
      {example === undefined ? (
        <p>
          <strong>
            {status} {description}
          </strong>
          , {mediaType ? `as ${mediaType}` : 'without a body'}.
        </p>
      ) : (
        <CodeBlock
          label={`${status} ${description}`}
          text={typeof example === 'string' ? example : JSON.stringify(example, null, 2)}
          what="the response example"
        />
      )}
      <p className="mt-3 text-sm">
        <a href="#answer" className="inline-flex min-h-8 items-center underline underline-offset-4">
          What each field means
        </a>
      </p>
    </>
  );
}
