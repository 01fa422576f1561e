import { ApiError, type Client } from '@swatchwork/client';
import type { Swatch } from '@swatchwork/extract';

import { plainText } from '../../api/plain-errors.ts';

/** The answer to the page's own form. */
export type FormAnswer = { status: number; swatches?: readonly Swatch[]; error?: string };

const NO_IMAGE = 'No Image: Please select an image first.';
const FAILED =
  'Extraction Failed: Could not extract colors from the image. Please try another image.';

/** Finds the colors of the form's image; otherwise says why there are none. */
export async function extractForForm(client: Client, form: FormData): Promise<FormAnswer> {
  const image = form.get('image');
  if (!(image instanceof File) || image.size === 0) return { status: 400, error: NO_IMAGE };
  try {
    const count = Number(form.get('count') ?? 5);
    const { swatches } = await client.colors.extract(image, { count });
    return { status: 200, swatches };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reason = plainText(error);
    return { status: error.status, error: reason ? `${FAILED} ${reason}` : FAILED };
  }
}
