import { useEffect } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { PageMeta } from '../../meta/page-meta.tsx';
import { siteContext } from '../../meta/site-context.ts';
import { usePageNavigate } from '../../navigation/use-page-navigate.ts';
import { SubscribeForm } from '../../newsletter/subscribe-form.tsx';
import { useQueryFields } from '../../query/use-query-fields.ts';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { Route } from './+types/route.ts';
import { GetKey } from './cards/get-key.tsx';
import { RateLimits } from './cards/rate-limits.tsx';
import { CodeBlock } from './code/code-block.tsx';
import { Prose } from './code/prose.tsx';
import { loadDocument } from './document/load-document.ts';
import type { Common as CommonParts } from './document/read-common.ts';
import { readEndpoint } from './document/read-endpoint.ts';
import { listOperations } from './document/read-groups.ts';
import { EndpointDetail } from './endpoints/endpoint-detail.tsx';
import { EndpointList } from './endpoints/endpoint-list.tsx';
import { ShapeList } from './endpoints/field-list.tsx';
import { HeaderList } from './endpoints/header-list.tsx';
import { linkTo, PLACE_DEFAULTS, readFormerHash, readPlace } from './read-place.ts';
import { writeSamples } from './samples/write-samples.ts';

/** The list of endpoints, and everything about the one that the address names. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { document, groups, common } = await loadDocument(context);
  const { publicUrl } = context.get(siteContext);
  const { endpoint: asked, example } = readPlace(new URL(request.url).searchParams);
  const operations = listOperations(document);
  const read = (id: string | undefined, index: number) => {
    const found = operations.find(({ operation }) => operation.operationId === id);
    return found && readEndpoint(document, found.path, found.method, found.operation, index);
  };
  const first = read(groups[0]?.endpoints[0]?.id, 0);
  const endpoint = read(asked, example - 1) ?? first;
  if (!first || !endpoint) throw new Error('The OpenAPI document has no operations');
  return {
    groups,
    common,
    endpoint,
    samples: writeSamples(endpoint, publicUrl),
    quickStart: writeSamples(first, publicUrl).curl,
    unknown: asked !== '' && asked !== endpoint.id ? asked : undefined,
  };
}

/** Only another endpoint or example needs other data: the tabs are all loaded. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => {
  const [from, to] = [readPlace(currentUrl.searchParams), readPlace(nextUrl.searchParams)];
  return from.endpoint !== to.endpoint || from.example !== to.example;
};

export default function ApiAccessRoute({ loaderData }: Route.ComponentProps) {
  const { groups, common, endpoint, samples, quickStart, unknown } = loaderData;
  const [params] = useSearchParams();
  const asked = readPlace(params);
  const place = { ...asked, endpoint: endpoint.id, example: endpoint.example.index + 1 };
  const { fields, set } = useQueryFields<keyof typeof PLACE_DEFAULTS>(PLACE_DEFAULTS);
  const { q, ...others } = fields;
  useFormerLinks();

  return (
    <div className="container-page pb-20">
      {asked.endpoint ? (
        <PageMeta
          title={`${endpoint.title} – API Documentation`}
          path={`/api-access?endpoint=${endpoint.id}`}
          description={endpoint.description.replaceAll('`', '')}
        />
      ) : (
        <PageMeta
          title="API Documentation"
          description="Convert colors, check contrast and generate palettes from your own programs: a free REST API with examples in JavaScript, Python and cURL that you can try on the page."
        />
      )}
      <Intro curl={quickStart} />
      <section aria-labelledby="endpoints" className="mt-14">
        <h2 id="endpoints" className="text-2xl">
          Endpoints
        </h2>
        <div className="mt-5 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <EndpointList
            groups={groups}
            open={endpoint.id}
            to={(id) => `${linkTo({ ...place, endpoint: id, example: 1, q })}#endpoint`}
            search={{ text: q, set: set('q'), fields: others }}
          />
          <EndpointDetail endpoint={endpoint} samples={samples} place={place} unknown={unknown} />
        </div>
      </section>
      <Common common={common} />
      <RateLimits />
      <div className="mt-5 grid grid-cols-1 gap-5 md:grid-cols-2">
        <Authentication />
        <Sdks />
      </div>
      <Help />
    </div>
  );
}

/** Links to the former reference at `/api-access/reference` open the endpoint they name. */
function useFormerLinks() {
  const { hash } = useLocation();
  const navigate = usePageNavigate();
  const endpoint = readFormerHash(hash);
  useEffect(() => {
    if (endpoint) navigate(`?endpoint=${endpoint}#endpoint`, { replace: true });
  }, [endpoint, navigate]);
}

/** What the API is for, and a first call that works at once. */
function Intro({ curl }: { curl: string }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2 lg:items-center lg:pb-4">
      <div>
        <PageHeader title="API Documentation">
          Everything that the pages do with color is available as a JSON API: convert, combine,
          check and generate. Basic endpoints need no key.
        </PageHeader>
        <div className="flex flex-wrap gap-3 pb-8 lg:pb-0">
          <GetKey variant="primary">Get API Key</GetKey>
          <a href="#endpoints" className={buttonStyle({})}>
            View Docs
          </a>
        </div>
      </div>
      <section aria-labelledby="quick-start" className="min-w-0 lg:pt-8">
        <h2 id="quick-start" className="mb-3 text-lg">
          Quick start
        </h2>
        <CodeBlock label="Terminal" text={curl} what="the quick start command" />
        <p className="mt-3 text-sm text-muted">
          No account, no key, no set-up: this command returns the color in every notation.
        </p>
      </section>
    </div>
  );
}

const HEADERS = `Authorization: Bearer sw_…
X-API-Key: sw_…`;

/** Which callers need a key, and where it is sent. */
function Authentication() {
  return (
    <Panel aria-labelledby="authentication">
      <h2 id="authentication" className="text-xl">
        Authentication
      </h2>
      <p className="mt-2">
        Basic endpoints need no authentication. Premium endpoints need an API key: it is made in
        your profile, shown once, and sent as one of these headers.
      </p>
      <div className="mt-4">
        <CodeBlock label="Either header" text={HEADERS} what="the headers of a key" />
      </div>
      <p className="mt-4 text-sm text-muted">
        A key in the address is refused, because addresses are logged and shared.
      </p>
    </Panel>
  );
}

/** Rules for all calls: versions, errors, limits, headers. */
function Common({ common: { paragraphs, headers, failure } }: { common: CommonParts }) {
  return (
    <section aria-labelledby="common" className="mt-20">
      <h2 id="common" className="text-2xl">
        Common to all endpoints
      </h2>
      <div className="mt-3 max-w-[68ch] space-y-3 wrap-anywhere">
        {paragraphs.map((text) => (
          <p key={text}>
            <Prose text={text} />
          </p>
        ))}
      </div>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="text-lg">The body of an error</h3>
          <div className="mt-2">
            <ShapeList shapes={failure} />
          </div>
        </div>
        <div className="min-w-0">
          <h3 className="text-lg">Headers</h3>
          <HeaderList headers={headers} label="Response headers" />
        </div>
      </div>
    </section>
  );
}

/** Where to go on from here. */
function Help() {
  return (
    <section
      aria-labelledby="help"
      className="mt-20 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line pt-10"
    >
      <div className="max-w-[60ch]">
        <h2 id="help" className="text-2xl">
          Need help?
        </h2>
        <p className="mt-2 text-muted">
          The documentation above describes every field of every endpoint. It is generated from the{' '}
          <a href="/api/openapi.json" className="text-ink underline underline-offset-4">
            OpenAPI document
          </a>
          . For anything else, contact us.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href="#endpoints" className={buttonStyle({ variant: 'primary' })}>
          Documentation
        </a>
        <LinkButton to="/contact">Contact Support</LinkButton>
      </div>
    </section>
  );
}

/** The clients are on no registry yet; visitors can subscribe to a notice. */
function Sdks() {
  return (
    <Panel aria-labelledby="sdks" className="flex flex-col">
      <h2 id="sdks" className="text-xl">
        SDKs
      </h2>
      <p className="mt-2">
        <strong>SDKs coming soon</strong> to npm and PyPI. The clients for JavaScript and Python are
        finished: typed, without dependencies, and with retries when a limit is reached. Until they
        are published, they can be built from the source of this site; the examples above do not
        need them.
      </p>
      <div className="mt-auto pt-5">
        <SubscribeForm label="Notify Me" topic="sdk" />
      </div>
    </Panel>
  );
}
