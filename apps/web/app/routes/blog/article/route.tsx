import { ApiError } from '@swatchwork/client';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { data, isRouteErrorResponse, Link, redirect, useLocation, useParams } from 'react-router';

import { apiContext } from '../../../api/api-context.ts';
import { ArticleBody } from '../../../articles/article-body.tsx';
import { coverColors } from '../../../articles/cover-colors.ts';
import { lessonPath } from '../../../articles/lessons.ts';
import { readMarkdown } from '../../../articles/read-markdown.ts';
import { readingMinutes } from '../../../articles/reading-time.ts';
import { readUser } from '../../../auth/session.ts';
import { JsonLd } from '../../../meta/json-ld.tsx';
import { PageMeta } from '../../../meta/page-meta.tsx';
import { usePublicUrl } from '../../../meta/use-public-url.ts';
import { writeHexList } from '../../../palettes/hex-list.ts';
import { ErrorPage } from '../../../shell/error-page.tsx';
import { NotFoundPage } from '../../../shell/not-found-page.tsx';
import { BackLink } from '../../../tools/back-link.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { UtcDay } from '../../../ui/text/day.tsx';
import type { Route } from './+types/route.ts';
import { structuredArticle } from './structured-article.ts';

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
  const lesson = lessonPath(slug);

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
          {lesson && <LinkButton to={lesson}>Print as a lesson</LinkButton>}
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

/**
 * For an address without a published article: to an admin's browser it may be that of a draft,
 * which only admins may read. The server answers 404 to everybody, so that no copy of a draft is
 * stored anywhere.
 */
function UnknownArticle() {
  const { slug } = useParams();
  const [draft, setDraft] = useState<{ of: string; page: ReactNode }>();

  useEffect(() => {
    if (!slug || readUser()?.role !== 'admin') return;
    let isCurrent = true;
    import('./draft-page.tsx')
      .then(({ loadDraft }) => loadDraft(slug))
      .then(
        (page) => isCurrent && page && setDraft({ of: slug, page }),
        () => {}, // the page stays unknown
      );
    return () => {
      isCurrent = false;
    };
  }, [slug]);

  return draft && draft.of === slug ? draft.page : <NotFoundPage />;
}

type Neighbor = { slug: string; title: string } | null;
type Props = {
  /** Path that contains the articles, such as `/blog`. */
  base: string;
  previous: Neighbor;
  next: Neighbor;
};

const LINK =
  'group flex min-h-20 flex-col justify-center rounded-panel border border-line bg-raised px-5 py-4';

/** Links to the articles written before and after. */
function NeighborLinks({ base, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="More articles" className="mt-12 grid gap-4 sm:grid-cols-2">
      {previous && (
        <Link to={`${base}/${previous.slug}`} rel="prev" className={LINK}>
          <span className="flex items-center gap-2 text-sm text-muted">
            <ArrowLeft aria-hidden="true" className="size-4" />
            Previous article
          </span>
          <span className="font-medium wrap-anywhere group-hover:underline">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link
          to={`${base}/${next.slug}`}
          rel="next"
          className={`${LINK} sm:col-start-2 sm:items-end sm:text-right`}
        >
          <span className="flex items-center gap-2 text-sm text-muted">
            Next article
            <ArrowRight aria-hidden="true" className="size-4" />
          </span>
          <span className="font-medium wrap-anywhere group-hover:underline">{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
