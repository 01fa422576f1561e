import { useId } from 'react';
import { Form } from 'react-router';
import type { ArticleCardData } from '../../articles/load-articles.ts';
import { searchArticles } from '../../articles/search-articles.ts';
import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { countOf } from '../../ui/text/format-count.ts';
import { ArticleCard } from './article-card.tsx';
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
