import type { createClient } from '@swatchwork/client';

import { readDocument } from '../state/chart-document.ts';
import { toRequest } from '../state/chart-request.ts';
import { examplePalette } from './example.server.ts';
import { arrange } from './make-palette.ts';
import type { Made } from './use-palette.ts';

type Api = ReturnType<typeof createClient>;

/**
 * The palette that an address asks for, so that the page shows it without JavaScript too. The search runs in a thread
 * of the API; if it has no place, the browser searches itself.
 */
export async function loadPalette(api: Api, address: string): Promise<{ first: Made | undefined }> {
  const request = toRequest(readDocument(new URL(address).searchParams));
  const palette = examplePalette(request) ?? (await askApi(api, request));
  return { first: palette && { request, palette } };
}

async function askApi(api: Api, request: Made['request']): Promise<Made['palette'] | undefined> {
  const { lightness, chroma, seed, places: _places, own: _own, ...rest } = request;
  try {
    const made = await api.palettes.chart({
      ...rest,
      ...(seed !== undefined && { seed }),
      ...(lightness && { lightness: [...lightness] }),
      ...(chroma && { chroma: [...chroma] }),
    });
    return arrange(made, request);
  } catch {
    return undefined;
  }
}
