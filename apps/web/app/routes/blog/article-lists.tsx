import { useId } from 'react';
import { Form } from 'react-router';

import type { ArticleCardData } from '../../articles/load-articles.ts';
import { searchArticles } from '../../articles/search-articles.ts';
import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import { UtcDay } from '../../ui/text/day.tsx';
import { countOf } from '../../ui/text/format-count.ts';
import { featuredArticles } from './featured.ts';

type Props = {
  articles: readonly ArticleCardData[];
  search: string;
  onSearch: (text: string) => void;
};

/** The featured articles, and all of them with a search. */
export function ArticleLists({ articles, search, onSearch }: Props) {
  const id = useId();
  const found = searchArticles(articles, search);

  return (
    <>
      {articles.length > 0 && (
        <section aria-labelledby={`${id}-featured`}>
          <h2 id={`${id}-featured`} className="text-2xl">
            Featured articles
          </h2>
          <ul className="mt-5 grid gap-5 md:grid-cols-3">
            {featuredArticles(articles).map((article) => (
              <ArticleCard key={article.slug} large {...article} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby={`${id}-all`} className="mt-14">
        <h2 id={`${id}-all`} className="text-2xl">
          All articles
        </h2>
        <Form role="search" className="mt-5 flex flex-wrap items-end gap-4">
          <SearchField
            label="Search articles"
            value={search}
            onChange={(event) => onSearch(event.currentTarget.value)}
            className="max-w-xl flex-1"
          />
          <SubmitWithoutScript>Search</SubmitWithoutScript>
        </Form>
        <output className="mt-4 block text-sm text-muted">
          {found.length > 0 && `${found.length} of ${countOf(articles.length, 'article')}`}
          {found.length === 0 &&
            (search.trim() ? 'No articles found matching your search.' : 'No articles found.')}
        </output>
        <ul aria-label="All articles" className="mt-4 grid gap-5 sm:grid-cols-2">
          {found.map((article) => (
            <ArticleCard key={article.slug} {...article} />
          ))}
        </ul>
      </section>
    </>
  );
}

type ArticleCardProps = ArticleCardData & {
  /** Level of the title, below that of the heading it stands under. */
  heading?: 'h2' | 'h3';
  /** Larger colors, for the featured articles. */
  large?: boolean;
};

/** An article in a list: its colors, its title as the link, its excerpt. */
function ArticleCard({ heading: Heading = 'h3', large = false, ...article }: ArticleCardProps) {
  const { slug, title, excerpt, createdAt, cover } = article;

  return (
    <li className="group relative flex min-w-0 flex-col overflow-hidden rounded-panel border border-line bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      {cover.length > 0 && (
        <div aria-hidden="true" className={`flex border-b border-line ${large ? 'h-36' : 'h-3'}`}>
          {cover.map((color) => (
            <Swatch key={color} color={color} className="flex-1" />
          ))}
        </div>
      )}
      <div className="flex flex-1 flex-col p-5 wrap-anywhere">
        <Heading className="text-xl">
          <InnerLink
            to={`/blog/${slug}`}
            data-discover="true"
            className="outline-none after:absolute after:inset-0 group-hover:underline focus-visible:shadow-none"
          >
            {title}
          </InnerLink>
        </Heading>
        {excerpt && <p className="mt-2 text-muted">{excerpt}</p>}
        <p className="mt-auto flex flex-wrap justify-between gap-x-3 pt-3 text-sm text-muted">
          <UtcDay of={createdAt} /> <span>5 min read</span>
        </p>
      </div>
    </li>
  );
}
