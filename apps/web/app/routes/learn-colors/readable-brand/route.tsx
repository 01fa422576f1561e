import { useDeferredValue, useMemo } from 'react';
import { Form } from 'react-router';

import { PageMeta } from '../../../meta/page-meta.tsx';
import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { useQueryFields } from '../../../query/use-query-fields.ts';
import { BackLink } from '../../../tools/back-link.tsx';
import { GoOnWithColor } from '../../../tools/go-on/go-on-with-color.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { Route } from './+types/route.ts';
import { BRANDS, brandAfter, LESSON_DEFAULTS, readBrand } from './lesson-fields.ts';
import { QuestionCard } from './question-card.tsx';
import { type Question, questionsAbout } from './questions.ts';

/** The questions about the color of the address: the page comes alive without making its theme. */
export function loader({ request }: Route.LoaderArgs) {
  const brand = brandOf(new URL(request.url).searchParams.get('c') ?? '');
  return { brand, questions: questionsAbout(brand) };
}

/** Reached within the site, the page makes them itself. */
export const clientLoader = () => undefined;

export const shouldRevalidate = () => false;

/** A lesson about themes: which colors may be text on those that a brand color gives. */
export default function ReadableBrandRoute({ loaderData }: Route.ComponentProps) {
  const { fields, set } = useQueryFields(LESSON_DEFAULTS);
  const brand = brandOf(fields.c);
  // A drag moves the field at once, and the questions when there is time.
  const shown = useDeferredValue(brand);
  const questions = useMemo(
    () => (loaderData?.brand === shown ? loaderData.questions : questionsAbout(shown)),
    [loaderData, shown],
  );

  function change(color: string) {
    set('c')(color);
    for (const { id } of questions) set(id)('');
  }

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Make This Brand Color Readable"
        description="A lesson in four questions: which text can be read on a brand color, and which of its steps can be text on the page, on a tint, and in dark mode. Answer by eye first, then see the contrast."
        path="/learn-colors/readable-brand-color"
      />
      <BackLink to="/learn-colors">Back to Learn Colors</BackLink>
      <PageHeader title="Make This Brand Color Readable">
        Four questions. Answer by eye; the numbers come after.
      </PageHeader>
      <Form preventScrollReset className="space-y-4">
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-52">
            <ColorField
              label="Brand color"
              name="c"
              value={fields.c}
              onChange={change}
              isValid={(text) => readBrand(text) !== undefined}
              message={`Not an opaque color yet; the questions are about ${brand}.`}
            />
          </div>
          <LinkButton to={`?c=${encodeURIComponent(brandAfter(brand))}`}>Another color</LinkButton>
        </div>
        {questions.map((question, i) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={i + 1}
            answer={fields[question.id]}
            onAnswer={set(question.id)}
          />
        ))}
        <SubmitWithoutScript>Show the answers</SubmitWithoutScript>
        <output aria-label="Result" className="block min-h-7 text-lg font-semibold">
          {resultOf(questions, fields)}
        </output>
      </Form>
      <GoOnWithColor color={brand} />
      <section aria-labelledby="why" className="mt-16 max-w-[68ch] border-t border-line pt-10">
        <h2 id="why" className="text-xl">
          How a theme answers them
        </h2>
        <p className="mt-2 text-muted">
          A theme answers these questions for every color and every background in three modes and
          lists the answers as pairs. The brand color itself never changes. People judge clear
          differences well and differences near the limit badly; that is why the ratio is measured.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to="/learn-colors/a-theme-that-passes">
            Read how a theme is made to pass
          </LinkButton>
          <LinkButton to="/learn-colors/what-contrast-ratios-measure">
            Read about contrast ratios
          </LinkButton>
          <LinkButton to="/learn-colors/lessons/what-contrast-ratios-measure">
            Print a lesson
          </LinkButton>
        </div>
      </section>
    </div>
  );
}

const brandOf = (text: string) => readBrand(text) ?? BRANDS[0]!;

/** How many questions are answered, and how many of them rightly. */
function resultOf(questions: readonly Question[], fields: typeof LESSON_DEFAULTS): string {
  const answers = questions.flatMap(({ id, options }) =>
    options.filter(({ value }) => value === fields[id]),
  );
  const right = answers.filter(({ isRight }) => isRight).length;
  if (answers.length < questions.length)
    return `${answers.length} of ${questions.length} answered, ${right} right.`;
  return `${right} of ${questions.length} right.${right === questions.length ? ' This brand color can be read.' : ' Try again: the ratios say which one it is.'}`;
}
