import { useRouteLoaderData } from 'react-router';

import type { SiteData } from './site-context.ts';

/** The address of the site, without a closing slash; empty where the root page itself failed. */
export function usePublicUrl(): string {
  return useRouteLoaderData<SiteData>('root')?.publicUrl ?? '';
}
