import { ApiError } from '@swatchwork/client';
import { createAccountClient } from '@swatchwork/client/once';

import { type ConfirmResult, UNREACHABLE } from './confirm-result.ts';

/** Carries out the action of a button of the page, and describes the result in words. */
export async function act(fetch: typeof globalThis.fetch, form: FormData): Promise<ConfirmResult> {
  const client = createAccountClient({ fetch });
  const token = String(form.get('token') ?? '');
  try {
    if (form.get('intent') === 'refuse') {
      await client.refuseEmail({ token });
      return { message: 'Thank you. The account no longer has this address.' };
    }
    await client.confirmEmail({ token });
    return { message: 'Thank you! Your email address is confirmed.' };
  } catch (error) {
    return { error: describe(error) };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return UNREACHABLE;
  return error.details[0]?.message ?? error.message;
}
