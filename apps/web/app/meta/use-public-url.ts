import { useRouteLoaderData } from 'react-router';

import type { loader } from '../root.tsx';

/** The address of the site, without a closing slash; empty where the root page itself failed. */
export function usePublicUrl(): string {
  return useRouteLoaderData<typeof loader>('root')?.publicUrl ?? '';
}
