import { ApiError, type ErrorBody, type ExtractAnswer } from '@swatchwork/client';
import type { Swatch } from '@swatchwork/extract';

import { plainText } from '../../api/plain-errors.ts';

/** The answer to the page's own form. */
export type FormAnswer = { status: number; swatches?: readonly Swatch[]; error?: string };

const NO_IMAGE = 'No Image: Please select an image first.';
const FAILED =
  'Extraction Failed: Could not extract colors from the image. Please try another image.';

/**
 * Finds the colors of the form's image; otherwise says why there are none. The form has the fields
 * of the API, which gets it as it arrives: reading 20 MiB here would hold the server.
 */
export async function extractForForm(ask: typeof fetch, form: Request): Promise<FormAnswer> {
  const headers = ['content-type', 'content-length'].flatMap((name): [string, string][] => {
    const value = form.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const { body } = form;
  const sent = { method: 'POST', headers, body, duplex: 'half' } as const;
  const answer = await ask('/api/v1/colors/extract', sent);
  const said: ExtractAnswer | ErrorBody = await answer.json();
  if ('swatches' in said) return { status: answer.status, swatches: said.swatches };
  const { status } = answer;
  if (status === 400 && said.details?.some(({ field }) => field === 'image')) {
    return { status, error: NO_IMAGE };
  }
  const reason = plainText(new ApiError(status, said.error, said));
  return { status, error: reason ? `${FAILED} ${reason}` : FAILED };
}
