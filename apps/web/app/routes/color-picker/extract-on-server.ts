import { createClient } from '@swatchwork/client/once';

/** Without a token: colors of a picture are nobody's. */
const client = createClient({ fetch: (...call) => fetch(...call) });

/** Sends the picture to the API. Rejects with an `ApiError` that says what is wrong with it. */
export const extractOnServer = (file: Blob, count: number, signal: AbortSignal) =>
  client.colors.extract(file, { count }, { signal });
