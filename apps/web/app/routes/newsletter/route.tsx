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
import { act } from './act.ts';

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
