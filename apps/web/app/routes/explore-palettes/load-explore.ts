import { ApiError, type Client, type PalettePage } from '@swatchwork/client';

import { fieldsOf, readExplore, readShown, toListQuery } from './explore-query.ts';

/** The data of the page; a part that failed is undefined. */
export function loadExplore(client: Client, request: Request) {
  const params = new URL(request.url).searchParams;
  return {
    page: loadPage(client, params, request.signal),
    stats: loadStats(client, request),
  };
}

/** The counts of the collection; undefined if they cannot be loaded. */
export const loadStats = (client: Client, { signal }: Request) =>
  client.palettes.stats({ signal }).catch(() => undefined);

/** A cursor that does not belong to the rest of the address is ignored. */
async function loadPage(
  client: Client,
  params: URLSearchParams,
  signal: AbortSignal,
): Promise<PalettePage | undefined> {
  const query = { ...toListQuery(readExplore(fieldsOf(params))), limit: readShown(params) };
  const cursor = params.get('cursor') ?? undefined;
  try {
    return await client.palettes.list({ ...query, ...(cursor && { cursor }) }, { signal });
  } catch (error) {
    const isBadCursor = cursor && error instanceof ApiError && error.status === 400;
    return isBadCursor ? loadPage(client, without(params, 'cursor'), signal) : undefined;
  }
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(name);
  return rest;
}
