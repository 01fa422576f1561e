import type { ShouldRevalidateFunctionArgs } from 'react-router';

import { apiContext } from '../../api/api-context.ts';
import { fetchFailure, loadArticles } from '../../articles/load-articles.ts';
import { RssLink } from '../../feeds/rss-link.tsx';
import { PageMeta } from '../../meta/page-meta.tsx';
import { siteContext } from '../../meta/site-context.ts';
import { NewsletterBox } from '../../newsletter/newsletter-box.tsx';
import { useQueryFields } from '../../query/use-query-fields.ts';
import { Deferred } from '../../ui/layout/deferred.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { Route } from './+types/route.ts';
import { ArticleLists } from './article-lists.tsx';
import { BLOG_FEED } from './blog-feed.ts';

const DEFAULTS = { q: '' };

export async function loader({ context }: Route.LoaderArgs) {
  return {
    articles: await loadArticles(context.get(apiContext), context.get(siteContext).onError),
  };
}

/** In-page navigation does not wait: the page shows at once, with a skeleton. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => ({
  articles: serverLoader().then(
    ({ articles }) => articles,
    // biome-ignore lint/suspicious/noConsole: the page says that it failed, but not why
    (cause) => console.error(fetchFailure(cause)),
  ),
});

/** The list that is loaded already is searched. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  const { fields, set } = useQueryFields(DEFAULTS);

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Blog"
        description="Articles about color with figures and sources: contrast, harmony, color vision, OKLCH, gradients and work with palettes."
      />
      <RssLink {...BLOG_FEED} />
      <PageHeader title="Blog">
        Articles about color: theory, accessibility and work with palettes.
      </PageHeader>
      <Deferred value={loaderData.articles} fallback={<ArticlesSkeleton />}>
        {(articles) =>
          articles ? (
            <ArticleLists articles={articles} search={fields.q} onSearch={set('q')} />
          ) : (
            <ArticlesFailure />
          )
        }
      </Deferred>
      <div className="mt-16">
        <NewsletterBox />
        <p className="mt-4 text-sm text-muted">
          Or follow the blog in a feed reader:{' '}
          <a href={BLOG_FEED.path} className="underline underline-offset-4">
            RSS
          </a>
        </p>
      </div>
    </div>
  );
}

/** Three placeholders while the articles are loading. */
function ArticlesSkeleton() {
  return (
    <ul aria-label="Loading articles" aria-busy="true" className="grid gap-5 md:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <li key={key} className="overflow-hidden rounded-panel border border-line bg-raised">
          <Skeleton className="h-36 rounded-none" />
          <span className="block space-y-3 p-5">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-1/2" />
          </span>
        </li>
      ))}
    </ul>
  );
}

function ArticlesFailure() {
  return (
    <div role="alert" className="rounded-panel border border-dashed border-outline p-6">
      <p className="font-medium">Sorry, we couldn&apos;t load the articles.</p>
      <p className="text-muted">Please try again later.</p>
    </div>
  );
}
