import { ApiError, type Client } from '@swatchwork/client';
import { data } from 'react-router';
import { apiContext } from '../../api/api-context.ts';
import { fieldTexts } from '../../api/plain-errors.ts';
import { readForm } from '../../api/read-form.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { Route } from './+types/route.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { CONTACT_FIELDS, type ContactField, type ContactResult } from './contact-result.ts';
import { SECTIONS } from './questions.md?sections';

export async function action({ context, request }: Route.ActionArgs) {
  const result = await sendMessage(context.get(apiContext), await readForm(request));
  if (!result.error) return result;
  return data(result, { status: result.fieldErrors ? 400 : 503 });
}

/** Without a connection the form keeps its text, and shows an error. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAction().catch((): ContactResult => ({ error: NOT_SENT }));

export default function ContactRoute({ actionData }: Route.ComponentProps) {
  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Contact"
        description="Write to the people who make Swatchwork: questions, bugs, ideas, enterprise use. With answers to frequent questions."
      />
      <PageHeader title="Contact">
        Questions, bugs or ideas: write to the people who make Swatchwork.
      </PageHeader>
      <div className="grid items-start gap-12 lg:grid-cols-[1fr_18rem] lg:gap-16">
        <section aria-labelledby="write">
          <h2 id="write" className="mb-4 text-xl">
            Send us a message
          </h2>
          <ContactForm key={actionData?.message} result={actionData} />
        </section>
        <ContactDetails />
      </div>
      <Questions />
    </div>
  );
}

const NOT_SENT = 'Your message could not be sent. It is still in the form. Please try again later.';

/** Sends the content of the form, and describes the result in words. */
async function sendMessage(client: Client, form: FormData): Promise<ContactResult> {
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

/** Frequent questions, answered for this product. */
function Questions() {
  return (
    <section aria-labelledby="questions" className="mt-16 border-t border-line pt-10">
      <h2 id="questions" className="text-2xl">
        Frequently asked questions
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {SECTIONS.map(({ title, html }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd
              className="prose mt-1 max-w-[60ch] text-muted"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this folder.
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </div>
        ))}
      </dl>
    </section>
  );
}
