import type { createClient } from '@swatchwork/client';
import { createContext } from 'react-router';

/** The API as a loader on the server reaches it: `context.get(apiContext).palettes.list({})`. */
export const apiContext = createContext<ReturnType<typeof createClient>>();

/** The `fetch` of a loader, for calls that the client does not have. */
export const apiFetchContext = createContext<typeof fetch>();
