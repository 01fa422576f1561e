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
import { type QrCode, tasksOf } from './tasks.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const own = tasksOf(params.slug, context.get(siteContext).publicUrl);
  if (!own) throw data(null, { status: 404 });
  const { title, excerpt, content } = await context
    .get(apiContext)
    .blog.read(params.slug)
    .catch((error) => {
      const isUnknown = error instanceof ApiError && error.status === 404;
      throw isUnknown ? data(null, { status: 404 }) : error;
    });
  return { title, excerpt, parts: readMarkdown(content), ...own };
}

/** A tutorial with an exercise, questions and their answers, as one page to print. */
export default function LessonRoute({ loaderData, params }: Route.ComponentProps) {
  const { title, excerpt, parts, code, tasks, answers } = loaderData;
  const tutorial = `/learn-colors/${params.slug}`;

  return (
    <div className="lesson container-page pb-20">
      <PageMeta
        title={`Lesson: ${title}`}
        description={`${title}: the tutorial, an exercise and questions on one page to print.`}
        path={tutorial}
      />
      <div className="mx-auto max-w-[68ch] wrap-anywhere">
        <div className="flex items-start justify-between print:hidden">
          <BackLink to={tutorial}>Back to the tutorial</BackLink>
          <Button className="mt-2 -mb-6 noscript:hidden" onClick={() => print()}>
            Print
          </Button>
        </div>
        <PageHeader title={title}>{excerpt}</PageHeader>
        <ArticleBody parts={parts} />
        <div className="mt-12 break-before-page">
          <Code {...code} />
          <ArticleBody parts={tasks} />
        </div>
        {/* Not on the page of the questions, which is handed out. */}
        <div className="mt-12 break-before-page">
          <ArticleBody parts={answers} />
        </div>
      </div>
    </div>
  );
}

/** Black on white in every surround, for cameras. */
const Code = ({ text, size, path }: QrCode) => (
  <svg
    role="img"
    aria-label={`QR code of ${text}`}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className="mb-4 size-40 forced-color-adjust-none sm:float-right sm:ml-6"
  >
    <rect width={size} height={size} fill="white" />
    <path d={path} fill="black" />
  </svg>
);
