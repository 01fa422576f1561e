import type { createClient } from '@swatchwork/client';

import { nameColors } from '../../../names/name-colors.server.ts';
import { readDocument } from '../state/chart-document.ts';
import { toRequest } from '../state/chart-request.ts';
import { examplePalette } from './example.server.ts';
import type { Made } from './use-palette.ts';

type Api = ReturnType<typeof createClient>;

/** Names of colors that a ramp of hundreds does not need. */
const NAMED = 20;

/**
 * The palette that an address asks for, so that the page shows it without JavaScript too. The search runs in a thread
 * of the API; if it has no place, the browser searches itself.
 */
export async function loadPalette(api: Api, address: string) {
  const request = toRequest(readDocument(new URL(address).searchParams));
  const palette = examplePalette(request) ?? (await askApi(api, request));
  const first: Made | undefined = palette && { request, palette };
  const colors = palette && palette.colors.length <= NAMED ? palette.colors : [];
  return { first, names: nameColors(colors) };
}

async function askApi(
  api: Api,
  { lightness, chroma, ...rest }: Made['request'],
): Promise<Made['palette'] | undefined> {
  try {
    return await api.palettes.chart({
      ...rest,
      ...(lightness && { lightness: [...lightness] }),
      ...(chroma && { chroma: [...chroma] }),
    });
  } catch {
    return undefined;
  }
}
