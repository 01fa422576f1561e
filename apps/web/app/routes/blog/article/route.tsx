import { ApiError } from '@swatchwork/client';
import { data, isRouteErrorResponse, redirect, useLocation } from 'react-router';

import { apiContext } from '../../../api/api-context.ts';
import { ArticleBody } from '../../../articles/article-body.tsx';
import { coverColors } from '../../../articles/cover-colors.ts';
import { readMarkdown } from '../../../articles/read-markdown.ts';
import { readingMinutes } from '../../../articles/reading-time.ts';
import { JsonLd } from '../../../meta/json-ld.tsx';
import { PageMeta } from '../../../meta/page-meta.tsx';
import { usePublicUrl } from '../../../meta/use-public-url.ts';
import { writeHexList } from '../../../palettes/hex-list.ts';
import { ErrorPage } from '../../../shell/error-page.tsx';
import { BackLink } from '../../../tools/back-link.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { UtcDay } from '../../../ui/text/day.tsx';
import type { Route } from './+types/route.ts';
import { NeighborLinks } from './neighbor-links.tsx';
import { structuredArticle } from './structured-article.ts';
import { UnknownArticle } from './unknown-article.tsx';

/** A former address, or the id, redirects permanently to the present address. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { content, ...article } = await context
    .get(apiContext)
    .blog.read(params.slug)
    .catch((error) => {
      const isUnknown = error instanceof ApiError && error.status === 404;
      throw isUnknown ? data(null, { status: 404 }) : error;
    });
  if (article.slug !== params.slug) {
    const { pathname, search } = new URL(request.url);
    const base = pathname.slice(0, pathname.lastIndexOf('/'));
    // Browsers revalidate each time: an article may get a former address again.
    const headers = { 'cache-control': 'no-cache' };
    throw redirect(`${base}/${article.slug}${search}`, { status: 301, headers });
  }
  return {
    ...article,
    cover: coverColors(content),
    parts: readMarkdown(content),
    minutes: readingMinutes(content),
  };
}

/** The blog and the learning hub share articles; the way back depends on the address. */
export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { slug, title, excerpt, createdAt, cover, parts, minutes, previous, next } = loaderData;
  const publicUrl = usePublicUrl();
  const picture = `/pictures/article/${slug}.png${cover.length > 0 ? `?colors=${writeHexList(cover)}` : ''}`;
  const isTutorial = useLocation().pathname.startsWith('/learn-colors/');
  const base = isTutorial ? '/learn-colors' : '/blog';

  return (
    <div className="container-page pb-20">
      <PageMeta
        title={title}
        description={excerpt ?? title}
        path={`/blog/${slug}`}
        type="article"
        picture={picture}
      />
      <JsonLd data={structuredArticle(loaderData, publicUrl + picture, publicUrl)} />
      <article className="mx-auto max-w-[68ch] wrap-anywhere">
        <BackLink to={base}>{isTutorial ? 'Back to Learn Colors' : 'Back to Blog'}</BackLink>
        <PageHeader title={title}>{excerpt}</PageHeader>
        <p className="-mt-4 mb-8 text-sm text-muted">
          <UtcDay of={createdAt} /> · {minutes} min read
        </p>
        <ArticleBody parts={parts} />
        <NeighborLinks base={base} previous={previous} next={next} />
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/create-palette" variant="primary">
            Create a palette
          </LinkButton>
          {isTutorial && <LinkButton to="/learn-colors?tab=glossary">Open the glossary</LinkButton>}
          <LinkButton to={base}>{isTutorial ? 'More tutorials' : 'All articles'}</LinkButton>
        </div>
      </article>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return isUnknown ? <UnknownArticle /> : <ErrorPage error={error} />;
}
