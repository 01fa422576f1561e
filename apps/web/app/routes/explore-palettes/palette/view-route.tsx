import { ApiError, type Client } from '@swatchwork/client';
import { data, isRouteErrorResponse, redirect } from 'react-router';

import { apiContext } from '../../../api/api-context.ts';
import { browserClient } from '../../../api/browser-client.ts';
import { UnknownHere } from '../../../auth/unknown-here.tsx';
import { PageMeta } from '../../../meta/page-meta.tsx';
import { paletteKind, palettePath } from '../../../palettes/palette-path.ts';
import { ErrorPage } from '../../../shell/error-page.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { Route } from './+types/view-route.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context.get(apiContext), params.slug);

/** Leads on at once. A redirect of the server would hold the work in a header, which proxies cut. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { to } = await load(browserClient, params.slug);
  throw redirect(to);
}
clientLoader.hydrate = true as const;

/** Where a palette was saved with its work; the name is the one that it has now. */
async function load(client: Client, slug: string) {
  const palette = await client.palettes.get(encodeURIComponent(slug)).catch((error) => {
    const isUnknown = error instanceof ApiError && error.status === 404;
    throw isUnknown ? data(null, { status: 404 }) : error;
  });
  const { name, view } = palette;
  const kind = paletteKind(palette);
  if (!view?.state) return { name, kind, to: palettePath(palette) };
  const { page, state } = view;
  if (!state.startsWith('?')) return { name, kind, to: page + state };
  const query = new URLSearchParams(state);
  query.set('name', name);
  return { name, kind, to: `${page}?${query}` };
}

/** What is seen until it opens, and without scripts. */
export default function ViewRoute({ loaderData: { name, kind, to } }: Route.ComponentProps) {
  return (
    <div className="container-page pb-20">
      <PageMeta title={name} description={`Opens the ${kind} ${name}.`} noindex />
      <PageHeader title={name}>{`A saved ${kind}`}</PageHeader>
      <LinkButton to={to} variant="primary">
        {`Open ${kind}`}
      </LinkButton>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return isUnknown ? <UnknownHere waiting="Loading your palettes…" /> : <ErrorPage error={error} />;
}
