import type { ReactNode } from 'react';

import { adminClient } from '../../../api/admin-client.ts';
import { ArticleBody } from '../../../articles/article-body.tsx';
import { readMarkdown } from '../../../articles/read-markdown.ts';
import { readingMinutes } from '../../../articles/reading-time.ts';
import { PageMeta } from '../../../meta/page-meta.tsx';
import { BackLink } from '../../../tools/back-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

/** The page of a draft as it will be; undefined if there is no draft of this address. */
export async function loadDraft(slug: string): Promise<ReactNode | undefined> {
  const articles = await adminClient.articles.list();
  const draft = articles.find((article) => article.slug === slug && !article.isPublished);
  if (!draft) return undefined;
  const { title, excerpt, content } = draft;

  return (
    <div className="container-page pb-20">
      <PageMeta title={`Draft: ${title}`} description={excerpt ?? title} noindex />
      <article className="mx-auto max-w-[68ch] wrap-anywhere">
        <BackLink to="/admin">Back to the articles</BackLink>
        <p className="mt-4 rounded-control border border-dashed border-outline px-4 py-3">
          The saved draft. Only admins can see it.
        </p>
        <PageHeader title={title}>{excerpt}</PageHeader>
        <p className="-mt-4 mb-8 text-sm text-muted">{readingMinutes(content)} min read</p>
        <ArticleBody parts={readMarkdown(content)} showsProblems />
      </article>
    </div>
  );
}
