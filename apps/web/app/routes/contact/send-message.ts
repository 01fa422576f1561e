import { ApiError, type Client } from '@swatchwork/client';

import { fieldTexts } from '../../api/plain-errors.ts';
import { CONTACT_FIELDS, type ContactField, type ContactResult } from './contact-result.ts';

export const NOT_SENT =
  'Your message could not be sent. It is still in the form. Please try again later.';

/** Sends the content of the form, and describes the result in words. */
export async function sendMessage(client: Client, form: FormData): Promise<ContactResult> {
  const values = Object.fromEntries(
    // Browsers send the line breaks of a text area as CR LF.
    CONTACT_FIELDS.map((name) => [name, String(form.get(name) ?? '').replaceAll('\r\n', '\n')]),
  ) as Record<ContactField, string>;
  try {
    return await client.contact({ ...values, website: String(form.get('website') ?? '') });
  } catch (error) {
    return { ...describe(error), values };
  }
}

function describe(error: unknown): ContactResult {
  if (!(error instanceof ApiError) || error.status >= 500) return { error: NOT_SENT };
  if (error.code !== 'invalid_request') return { error: error.message };
  return {
    error: 'Your message was not sent yet. Please look at the marked fields.',
    fieldErrors: fieldTexts(error),
  };
}
