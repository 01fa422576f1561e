import { ApiError, type Client } from '@swatchwork/client';

import type { NewsletterResult } from '../../newsletter/newsletter-result.ts';

const UNREACHABLE =
  'The server could not be reached, and nothing was changed. Please try again later.';

/** Carries out the action of a form of the newsletter page, and describes the result in words. */
export async function act(client: Client, form: FormData): Promise<NewsletterResult> {
  const field = (name: string) => String(form.get(name) ?? '');
  const email = field('email');
  try {
    switch (field('intent')) {
      case 'confirm':
        return await client.newsletter.confirm({ token: field('token') });
      case 'unsubscribe':
        return await client.newsletter.unsubscribe({
          id: field('id'),
          signature: field('signature'),
        });
      default:
        return await client.newsletter.subscribe({
          email,
          topic: field('topic') === 'sdk' ? 'sdk' : 'newsletter',
        });
    }
  } catch (error) {
    return { error: describe(error), email };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return UNREACHABLE;
  const isLink = error.details.some(({ field }) => field !== 'email');
  if (isLink) return 'This link is incomplete. Please open it from the email again.';
  if (error.code === 'invalid_request')
    return 'Please enter an email address such as ada@example.org.';
  return error.message;
}
