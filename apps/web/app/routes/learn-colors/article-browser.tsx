import { Form, Link } from 'react-router';
import { lessonPath } from '../../articles/lessons.ts';
import { type ArticleSummary, searchArticles } from '../../articles/search-articles.ts';
import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { UtcDay } from '../../ui/text/day.tsx';
import { countOf } from '../../ui/text/format-count.ts';

type Props = {
  /** Undefined if they could not be loaded. */
  articles: readonly ArticleSummary[] | undefined;
  search: string;
  onSearch: (text: string) => void;
};

/** The tutorials, with a search in their titles and excerpts. */
export function ArticleBrowser({ articles, search, onSearch }: Props) {
  if (!articles) return <LoadFailure />;
  const found = searchArticles(articles, search);

  return (
    <>
      <Form role="search" className="flex flex-wrap items-end gap-4">
        <SearchField
          label="Search articles"
          className="max-w-xl flex-1"
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        <SubmitWithoutScript>Search</SubmitWithoutScript>
      </Form>
      <output className="mt-4 block text-sm text-muted">
        {found.length > 0 && `${found.length} of ${countOf(articles.length, 'article')}`}
        {found.length === 0 &&
          (search.trim() ? 'No articles found matching your search.' : 'No articles found.')}
      </output>
      <ul aria-label="Articles" className="mt-4 grid gap-4 md:grid-cols-2">
        {found.map(({ slug, title, excerpt, createdAt }) => (
          <li
            key={slug}
            className="group relative flex flex-col rounded-panel border border-line bg-raised p-5 wrap-anywhere has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink sm:p-6"
          >
            <h2 className="text-xl">
              <Link
                to={`/learn-colors/${slug}`}
                className="outline-none after:absolute after:inset-0 group-hover:underline focus-visible:shadow-none"
              >
                {title}
              </Link>
            </h2>
            <p className="mt-2 text-muted">{excerpt}</p>
            <p className="mt-auto flex justify-between gap-4 pt-3 text-sm text-muted">
              <UtcDay of={createdAt} />
              <LessonLink to={lessonPath(slug)} title={title} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const LessonLink = ({ to, title }: { to: string | undefined; title: string }) =>
  to && (
    <Link to={to} className="z-1 underline underline-offset-4 hover:text-ink">
      Print as a lesson<span className="sr-only">: {title}</span>
    </Link>
  );

function LoadFailure() {
  return (
    <div role="alert" className="rounded-panel border border-dashed border-outline p-6">
      <p className="font-medium">Sorry, we couldn&apos;t load the blog posts.</p>
      <p className="text-muted">Please try again later.</p>
    </div>
  );
}
