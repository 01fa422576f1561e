import { data } from 'react-router';

import { apiContext } from '../../../api/api-context.ts';
import { PageMeta } from '../../../meta/page-meta.tsx';
import { ErrorPage } from '../../../shell/error-page.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { BackLink } from '../../color-tools/shared/back-link.tsx';
import { ArticleDate } from '../articles/article-date.tsx';
import type { Route } from './+types/route.ts';
import { ArticleFigure } from './article-figure.tsx';
import { readMarkdown } from './read-markdown.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const articles = await context.get(apiContext).blog.list();
  const article = articles.find(({ slug }) => slug === params.slug);
  if (!article) throw data(null, { status: 404 });
  const { title, excerpt, createdAt, content } = article;
  return { title, excerpt, createdAt, parts: readMarkdown(content) };
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { title, excerpt, createdAt, parts } = loaderData;

  return (
    <div className="container-page pb-20">
      <PageMeta title={title} description={excerpt ?? title} />
      <BackLink to="/learn-colors">Back to Learn Colors</BackLink>
      <article className="mx-auto max-w-[68ch]">
        <PageHeader title={title}>{excerpt}</PageHeader>
        <p className="-mt-4 mb-8 text-sm text-muted">
          <ArticleDate iso={createdAt} />
        </p>
        {parts.map((part, i) =>
          'html' in part ? (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an article keep their places.
              key={i}
              className="prose"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made by readMarkdown, which lets no HTML through.
              dangerouslySetInnerHTML={{ __html: part.html }}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <ArticleFigure key={i} figure={part.figure} />
          ),
        )}
        <div className="mt-12 flex flex-wrap gap-3">
          <LinkButton to="/create-palette" variant="primary">
            Create a palette
          </LinkButton>
          <LinkButton to="/learn-colors">More tutorials</LinkButton>
        </div>
      </article>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
