import { ApiError } from '@swatchwork/client';
import { data } from 'react-router';

import { apiContext } from '../../../api/api-context.ts';
import { ArticleBody } from '../../../articles/article-body.tsx';
import { lessonOf } from '../../../articles/lessons.ts';
import { readMarkdown } from '../../../articles/read-markdown.ts';
import { PageMeta } from '../../../meta/page-meta.tsx';
import { usePublicUrl } from '../../../meta/use-public-url.ts';
import { BackLink } from '../../../tools/back-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = lessonOf(params.slug);
  if (!lesson) throw data(null, { status: 404 });
  const { title, excerpt, content } = await context
    .get(apiContext)
    .blog.read(lesson.article)
    .catch((error) => {
      const isUnknown = error instanceof ApiError && error.status === 404;
      throw isUnknown ? data(null, { status: 404 }) : error;
    });
  return { ...lesson, title, excerpt, parts: readMarkdown(content) };
}

/** A tutorial with its exercise and questions, as one page to print. */
export default function LessonRoute({ loaderData }: Route.ComponentProps) {
  const { article, title, excerpt, parts, exercise, questions } = loaderData;
  const address = usePublicUrl() + exercise.path;

  return (
    <div className="lesson container-page pb-20">
      <PageMeta
        title={`Lesson: ${title}`}
        description={`${title}: the tutorial, an exercise and questions on one page to print.`}
        path={`/learn-colors/${article}`}
      />
      <div className="mx-auto max-w-[68ch] wrap-anywhere">
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <BackLink to={`/learn-colors/${article}`}>Back to the tutorial</BackLink>
          <Button className="noscript:hidden" onClick={() => print()}>
            Print
          </Button>
        </div>
        <PageHeader title={title}>{excerpt}</PageHeader>
        <ArticleBody parts={parts} />
        <section aria-labelledby="exercise" className="prose mt-12 break-inside-avoid">
          <h2 id="exercise">Exercise: {exercise.title}</h2>
          <p>{exercise.task}</p>
          <p>
            <InnerLink to={exercise.path} data-discover="true">
              {address}
            </InnerLink>
          </p>
        </section>
        <section aria-labelledby="questions" className="prose mt-12">
          <h2 id="questions">Questions</h2>
          <ol>
            {questions.map(({ ask }) => (
              <li key={ask} className="break-inside-avoid print:pb-20">
                {ask}
              </li>
            ))}
          </ol>
          <details>
            <summary className="cursor-pointer py-2 print:hidden">
              Answers (printed only while they are open)
            </summary>
            <ol>
              {questions.map(({ answer }) => (
                <li key={answer}>{answer}</li>
              ))}
            </ol>
          </details>
        </section>
      </div>
    </div>
  );
}
