import type { createClient } from '@swatchwork/client';
import { createContext } from 'react-router';

/** The API as a loader on the server reaches it: `context.get(apiContext).palettes.list({})`. */
export const apiContext = createContext<ReturnType<typeof createClient>>();

/** `fetch` that reaches the API as a loader does, for what the client has no call for. */
export const apiFetchContext = createContext<typeof fetch>();
