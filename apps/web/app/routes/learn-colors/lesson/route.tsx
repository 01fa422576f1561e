import { ApiError } from '@swatchwork/client';
import { data } from 'react-router';

import { apiContext } from '../../../api/api-context.ts';
import { ArticleBody } from '../../../articles/article-body.tsx';
import { readMarkdown } from '../../../articles/read-markdown.ts';
import { PageMeta } from '../../../meta/page-meta.tsx';
import { siteContext } from '../../../meta/site-context.ts';
import { BackLink } from '../../../tools/back-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { Route } from './+types/route.ts';
import { tasksOf } from './tasks.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const tasks = tasksOf(params.slug, context.get(siteContext).publicUrl);
  if (!tasks) throw data(null, { status: 404 });
  const { title, excerpt, content } = await context
    .get(apiContext)
    .blog.read(params.slug)
    .catch((error) => {
      const isUnknown = error instanceof ApiError && error.status === 404;
      throw isUnknown ? data(null, { status: 404 }) : error;
    });
  return { title, excerpt, parts: readMarkdown(content), tasks };
}

/** A tutorial with an exercise, questions and their answers, as one page to print. */
export default function LessonRoute({ loaderData, params }: Route.ComponentProps) {
  const { title, excerpt, parts, tasks } = loaderData;
  const tutorial = `/learn-colors/${params.slug}`;

  return (
    <div className="lesson container-page pb-20">
      <PageMeta
        title={`Lesson: ${title}`}
        description={`${title}: the tutorial, an exercise and questions on one page to print.`}
        path={tutorial}
      />
      <div className="mx-auto max-w-[68ch] wrap-anywhere">
        <div className="flex flex-wrap items-center justify-between gap-3 pt-4 print:hidden">
          <BackLink to={tutorial}>Back to the tutorial</BackLink>
          <Button className="noscript:hidden" onClick={() => print()}>
            Print
          </Button>
        </div>
        <PageHeader title={title}>{excerpt}</PageHeader>
        <ArticleBody parts={parts} />
        <div className="mt-12 break-before-page">
          <ArticleBody parts={tasks} />
        </div>
      </div>
    </div>
  );
}
