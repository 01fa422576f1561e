import { useRouteLoaderData } from 'react-router';

import type { SiteData } from './site-context.ts';

/** The address of the site, without a closing slash; empty if the root page's loader failed. */
export function usePublicUrl(): string {
  return useRouteLoaderData<SiteData>('root')?.publicUrl ?? '';
}
