import { redirect } from 'react-router';

import type { Route } from './+types/former-address.ts';

/** Projects were called collections; links of that time lead to where they are. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/projects/${params.id}`, 301);
