import { ApiError, type Client } from '@swatchwork/client';
import { FORMAT_IDS } from '@swatchwork/formats/constants';
import { apiContext, apiFetchContext } from '../../../api/api-context.ts';
import type { Route } from './+types/file-route.ts';

/** A public palette as a file of one format. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const format = FORMAT_IDS.find((id) => id === params.format);
  const palette = format && (await getPublic(context.get(apiContext), params.slug));
  if (!palette) return new Response('This file does not exist.', { status: 404 });
  const { name, colors } = palette;
  const body = { format, name, colors };
  const file = await context.get(apiFetchContext)('/api/palettes/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const headers = new Headers({ 'x-robots-tag': 'noindex' });
  for (const header of ['content-type', 'content-disposition', 'retry-after', 'x-palette-notes']) {
    const value = file.headers.get(header);
    if (value) headers.set(header, value);
  }
  return new Response(file.body, { status: file.status, headers });
}

const getPublic = (client: Client, slug: string) =>
  client.palettes.get(encodeURIComponent(slug)).catch((error) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
