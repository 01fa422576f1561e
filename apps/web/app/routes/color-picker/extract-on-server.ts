import { createClient } from '@swatchwork/client/once';
import type { ExtractOptions } from '@swatchwork/extract';

/** Without a token: the colors of a picture belong to no account. */
const client = createClient({ fetch: (...call) => fetch(...call) });

/** Sends the picture to the API. Rejects with an `ApiError` about a problem with the picture. */
export const extractOnServer = (file: Blob, options: ExtractOptions, signal: AbortSignal) =>
  client.colors.extract(file, options, { signal });
