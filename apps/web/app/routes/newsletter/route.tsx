import { ApiError, type Client } from '@swatchwork/client';
import { data, Form, useSearchParams, useSubmit } from 'react-router';
import { apiContext } from '../../api/api-context.ts';
import { readForm } from '../../api/read-form.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { NewsletterBox } from '../../newsletter/newsletter-box.tsx';
import type { NewsletterResult } from '../../newsletter/newsletter-result.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { useFormOnce } from '../../ui/buttons/use-once.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { Route } from './+types/route.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const result = await act(context.get(apiContext), await readForm(request));
  return result.error ? data(result, { status: 400 }) : result;
}

/** Without a connection the page stays and shows an error. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(
    (): NewsletterResult => ({
      error: 'The server could not be reached, and nothing was changed. Please try again later.',
    }),
  );
}

/** Target of the links in our mails: opening one does nothing yet, its button does. */
export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const token = params.get('token');
  const id = params.get('id');
  const signature = params.get('signature');

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Newsletter"
        description="Subscribe to the Swatchwork newsletter, or unsubscribe."
        noindex
      />
      <PageHeader title="Newsletter">An email for each new article.</PageHeader>
      {token ? (
        <LinkForm intent="confirm" fields={{ token }} button="Confirm" result={actionData}>
          Confirm that you want to get our emails at this address.
        </LinkForm>
      ) : id && signature ? (
        <LinkForm
          intent="unsubscribe"
          fields={{ id, signature }}
          button="Unsubscribe"
          result={actionData}
        >
          End the subscription of the address that got the email.
        </LinkForm>
      ) : (
        <NewsletterBox result={actionData} />
      )}
    </div>
  );
}

type LinkFormProps = {
  intent: string;
  fields: Record<string, string>;
  button: string;
  result: NewsletterResult | undefined;
  children: string;
};

/** The question of a mailed link and, afterwards, the result. */
function LinkForm({ intent, fields, button, result, children }: LinkFormProps) {
  const submit = useSubmit();
  const { busy, onSubmit } = useFormOnce((form) => submit(form));
  return (
    <Panel className="max-w-[68ch]">
      <p role="status" className="text-lg">
        {result?.error ?? result?.message ?? children}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {result?.message ? (
          <LinkButton to="/blog" variant="primary">
            Read the blog
          </LinkButton>
        ) : (
          <Form method="post" onSubmit={onSubmit}>
            {Object.entries({ intent, ...fields }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button
              type="submit"
              variant={result?.error ? 'secondary' : 'primary'}
              aria-busy={busy}
            >
              {button}
            </Button>
          </Form>
        )}
      </div>
    </Panel>
  );
}

const UNREACHABLE =
  'The server could not be reached, and nothing was changed. Please try again later.';

/** Carries out the action of a form of the newsletter page, and describes the result in words. */
async function act(client: Client, form: FormData): Promise<NewsletterResult> {
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
