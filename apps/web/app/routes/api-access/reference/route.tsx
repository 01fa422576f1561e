import { PageMeta } from '../../../meta/page-meta.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { loadDocument } from '../document/load-document.ts';
import type { Route } from './+types/route.ts';
import { Contents } from './contents.tsx';
import './reference.css';
import { SwaggerView } from './swagger-view.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { groups } = await loadDocument(context);
  return { groups };
}

/** Every call of the API, by a renderer of OpenAPI; without JavaScript a list of them. */
export default function ReferenceRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container-page pb-20">
      <PageMeta
        title="API Reference"
        description="Every call of the Swatchwork API: its parameters, its answers and its errors, to read and to try."
      />
      <PageHeader title="API Reference">
        Every call with every field, every answer and every error, to read and to try.
      </PageHeader>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/api-access">Code Examples</LinkButton>
        <LinkButton to="/api/openapi.json" reloadDocument>
          OpenAPI document
        </LinkButton>
      </div>
      <SwaggerView whenMissing={<Contents groups={loaderData.groups} />} />
    </div>
  );
}
