import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { PageMeta } from '../../meta/page-meta.tsx';
import { siteContext } from '../../meta/site-context.ts';
import type { Route } from './+types/route.ts';
import { Authentication } from './cards/authentication.tsx';
import { Help } from './cards/help.tsx';
import { RateLimits } from './cards/rate-limits.tsx';
import { Sdks } from './cards/sdks.tsx';
import { loadDocument } from './document/load-document.ts';
import { readEndpoint } from './document/read-endpoint.ts';
import { listOperations } from './document/read-groups.ts';
import { EndpointDetail } from './endpoints/endpoint-detail.tsx';
import { EndpointList } from './endpoints/endpoint-list.tsx';
import { Intro } from './intro.tsx';
import { linkTo, readPlace } from './read-place.ts';
import { writeSamples } from './samples/write-samples.ts';

/** The list of endpoints, and everything about the one that the address names. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { document, groups } = await loadDocument(context);
  const { publicUrl } = context.get(siteContext);
  const asked = readPlace(new URL(request.url).searchParams).endpoint;
  const operations = listOperations(document);
  const read = (id: string | undefined) => {
    const found = operations.find(({ operation }) => operation.operationId === id);
    return found && readEndpoint(document, found.path, found.method, found.operation);
  };
  const first = read(groups[0]?.endpoints[0]?.id);
  const endpoint = read(asked) ?? first;
  if (!first || !endpoint) throw new Error('The OpenAPI document has no operations');
  return {
    groups,
    endpoint,
    samples: writeSamples(endpoint, publicUrl),
    quickStart: writeSamples(first, publicUrl).curl,
    unknown: asked !== '' && asked !== endpoint.id ? asked : undefined,
  };
}

/** Only another endpoint asks for other data: the tabs are all there. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  readPlace(currentUrl.searchParams).endpoint !== readPlace(nextUrl.searchParams).endpoint;

export default function ApiAccessRoute({ loaderData }: Route.ComponentProps) {
  const { groups, endpoint, samples, quickStart, unknown } = loaderData;
  const [params] = useSearchParams();
  const place = { ...readPlace(params), endpoint: endpoint.id };

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="API Documentation"
        description="Convert colors, check contrast and generate palettes from your own programs: a free REST API with examples in JavaScript, Python and cURL that you can try on the page."
      />
      <Intro curl={quickStart} />
      <section aria-labelledby="endpoints" className="mt-14">
        <h2 id="endpoints" className="text-2xl">
          Endpoints
        </h2>
        <div className="mt-5 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <EndpointList
            groups={groups}
            open={endpoint.id}
            to={(id) => `${linkTo({ ...place, endpoint: id })}#endpoint`}
          />
          <EndpointDetail endpoint={endpoint} samples={samples} place={place} unknown={unknown} />
        </div>
      </section>
      <RateLimits />
      <div className="mt-5 grid grid-cols-1 gap-5 md:grid-cols-2">
        <Authentication />
        <Sdks />
      </div>
      <Help />
    </div>
  );
}
