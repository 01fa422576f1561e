import { data } from 'react-router';

import { apiContext } from '../../api/api-context.ts';
import { readForm } from '../../api/read-form.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { Route } from './+types/route.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactResult } from './contact-result.ts';
import { Questions } from './questions.tsx';
import { NOT_SENT, sendMessage } from './send-message.ts';

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
