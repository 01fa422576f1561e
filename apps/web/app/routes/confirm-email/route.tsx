import { ApiError } from '@swatchwork/client';
import { createAccountClient } from '@swatchwork/client/once';
import { data, Form, useSearchParams, useSubmit } from 'react-router';
import { apiFetchContext } from '../../api/api-context.ts';
import { readForm } from '../../api/read-form.ts';
import { checkSession } from '../../auth/session-calls.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import type { ButtonLook } from '../../ui/buttons/button-style.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { useFormOnce } from '../../ui/buttons/use-once.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { Route } from './+types/route.ts';
import { type ConfirmResult, UNREACHABLE } from './confirm-result.ts';

const INCOMPLETE = 'This link is incomplete. Please open it from the email again.';

export async function action({ context, request }: Route.ActionArgs) {
  const result = await act(context.get(apiFetchContext), await readForm(request));
  return result.error ? data(result, { status: 400 }) : result;
}

/** A signed-in visitor sees the new state of the address at once. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = await serverAction().catch((): ConfirmResult => ({ error: UNREACHABLE }));
  if (result.message) await checkSession();
  return result;
}

/** Target of the mailed link: opening it does nothing yet, because programs open links as well. */
export default function ConfirmEmailRoute({ actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const token = params.get('token');
  const question = token ? 'Did you give this email address to Swatchwork?' : INCOMPLETE;

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Confirm your email address"
        description="Tell us whether a Swatchwork account with your email address is yours."
        noindex
      />
      <PageHeader title="Confirm your email address">
        Swatchwork sends password links and notices about your account to this address.
      </PageHeader>
      <Panel className="max-w-[68ch]">
        <p role="status" className="text-lg">
          {actionData?.error ?? actionData?.message ?? question}
        </p>
        <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
          {actionData?.message ? (
            <LinkButton to="/profile?tab=settings" variant="primary">
              Go to your profile
            </LinkButton>
          ) : (
            token && (
              <>
                <LinkButtonForm token={token} intent="confirm" variant="primary">
                  Confirm
                </LinkButtonForm>
                <LinkButtonForm token={token} intent="refuse" variant="secondary">
                  This Was Not Me
                </LinkButtonForm>
              </>
            )
          )}
        </div>
      </Panel>
    </div>
  );
}

type Props = Pick<ButtonLook, 'variant'> & {
  token: string;
  intent: 'confirm' | 'refuse';
  children: string;
};

/** One answer to the question of a mailed link. */
function LinkButtonForm({ token, intent, variant, children }: Props) {
  const submit = useSubmit();
  const { busy, onSubmit } = useFormOnce((form) => submit(form));
  return (
    <Form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={variant} aria-busy={busy}>
        {children}
      </Button>
    </Form>
  );
}

/** Carries out the action of a button of the page, and describes the result in words. */
async function act(fetch: typeof globalThis.fetch, form: FormData): Promise<ConfirmResult> {
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
