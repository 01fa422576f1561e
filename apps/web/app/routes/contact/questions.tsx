import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { linkWithPlace } from '../../auth/sign-in-links.ts';

/** Frequent questions, answered for this product. */
const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'Are the tools really free?',
    answer: (
      <>
        Yes. All tools are free, with no registration. An{' '}
        <Link to={linkWithPlace('/register', '/contact')}>account</Link> is only needed to save
        palettes and favorite colors with us.
      </>
    ),
  },
  {
    question: 'Where are my palettes saved?',
    answer: (
      <>
        Palettes are saved locally, in your browser and in the address of the page, and can be
        exported as CSS, JSON, SVG or PNG. With an account you can also save them with us.
      </>
    ),
  },
  {
    question: 'Is there an API?',
    answer: (
      <>
        Yes. Programs can convert colors, check contrast and generate palettes; the{' '}
        <Link to="/api-access">API page</Link> shows how.
      </>
    ),
  },
  {
    question: 'May I use it commercially?',
    answer: (
      <>
        Yes, what you make here is free for commercial use. For enterprise use of the API, contact
        us with the form on this page.
      </>
    ),
  },
];

export function Questions() {
  return (
    <section aria-labelledby="questions" className="mt-16 border-t border-line pt-10">
      <h2 id="questions" className="text-2xl">
        Frequently asked questions
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-semibold">{question}</dt>
            <dd className="prose mt-1 max-w-[60ch] text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
