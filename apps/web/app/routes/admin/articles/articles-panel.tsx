import { Eye, EyeOff, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import type { Article } from '../../../api/types.ts';
import { searchArticles } from '../../../articles/search-articles.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { UtcDay } from '../../../ui/text/day.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { type Articles, useArticles } from './use-articles.ts';

const FILTERS = [
  { label: 'All Articles', publishedOnly: false },
  { label: 'Published Only', publishedOnly: true },
];

/** The articles: find, write, change, publish, hide, delete. */
export function ArticlesPanel() {
  const { articles, retry, refresh, save, remove } = useArticles();
  const [search, setSearch] = useState('');
  const [publishedOnly, setPublishedOnly] = useState(false);
  /** Undefined: no dialog. */
  const [editing, setEditing] = useState<{ article: Article | undefined }>();
  const [deleting, setDeleting] = useState<Article>();

  if (articles === null) return <Failure onRetry={retry} />;
  const shown = searchArticles(articles ?? [], search).filter(
    ({ isPublished }) => isPublished || !publishedOnly,
  );

  return (
    <div className="space-y-6">
      <ArticleStats articles={articles} />
      <div className="flex flex-wrap items-end gap-4">
        <SearchField
          label="Search articles"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          className="min-w-0 flex-1 basis-64"
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Which articles</legend>
          {FILTERS.map((filter) => (
            <Button
              key={filter.label}
              aria-pressed={filter.publishedOnly === publishedOnly}
              onClick={() => setPublishedOnly(filter.publishedOnly)}
              className="aria-pressed:border-2 aria-pressed:border-ink aria-pressed:bg-sunken"
            >
              {filter.label}
            </Button>
          ))}
        </fieldset>
        <Button variant="primary" onClick={() => setEditing({ article: undefined })}>
          <Plus aria-hidden="true" />
          New Article
        </Button>
      </div>
      {articles === undefined ? (
        <Skeleton className="h-64" />
      ) : shown.length === 0 ? (
        <div className="rounded-panel border border-dashed border-outline p-8 text-center">
          <p className="text-lg font-medium">No articles found</p>
          <p className="mt-1 text-muted">
            {articles.length === 0
              ? 'Create your first article to get started.'
              : 'No article matches the search and the filter.'}
          </p>
        </div>
      ) : (
        <ul aria-label="Articles" className="divide-y divide-line rounded-panel border border-line">
          {shown.map((article) => (
            <ArticleRow
              key={article.id}
              {...article}
              onEdit={() => {
                setEditing({ article });
                void refresh();
              }}
              onDelete={() => setDeleting(article)}
            />
          ))}
        </ul>
      )}
      {editing && (
        <EditorDialog
          // The current version from the list; the clicked one if the list no longer has it.
          article={articles?.find(({ id }) => id === editing.article?.id) ?? editing.article}
          onSave={(draft) => save(draft, editing.article)}
          onClose={() => setEditing(undefined)}
        />
      )}
      <ConfirmDialog
        title="Delete this article?"
        open={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        confirm="Delete Article"
        busy="Deleting..."
        onConfirm={async () => deleting === undefined || remove(deleting.id)}
      >
        <strong>{deleting?.title}</strong> will be deleted permanently, and its address will no
        longer work. To only remove it from the blog, make it a draft.
      </ConfirmDialog>
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-panel border border-dashed border-outline p-6">
      <p className="font-medium">Error loading articles</p>
      <Button className="mt-4" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** The number of articles: all, published and drafts. */
function ArticleStats({ articles }: { articles: Articles }) {
  const published = articles?.filter(({ isPublished }) => isPublished).length;
  const drafts = articles?.filter(({ isPublished }) => !isPublished).length;

  return (
    <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-panel border border-line bg-line">
      {[
        ['Total', articles?.length],
        ['Published', published],
        ['Drafts', drafts],
      ].map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse bg-raised p-4 sm:p-5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-semibold tracking-tight sm:text-3xl">{count ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = Article & { onEdit: () => void; onDelete: () => void };

function ArticleRow({ onEdit, onDelete, ...article }: Props) {
  const { title, excerpt, slug, isPublished, updatedAt } = article;
  const Icon = isPublished ? Eye : EyeOff;

  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-4 bg-raised p-4 first:rounded-t-panel last:rounded-b-panel sm:p-5">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <h2 className="text-lg">
          <Link to={`/blog/${slug}`} className="underline-offset-4 hover:underline">
            {title}
            {!isPublished && <span className="sr-only">, preview of the draft</span>}
          </Link>
        </h2>
        {excerpt && <p className="mt-1 text-muted">{excerpt}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span
            className={`flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 font-medium text-ink ${isPublished ? 'border-outline' : 'border-dashed border-outline'}`}
          >
            <Icon aria-hidden="true" className="size-3.5" />
            {isPublished ? 'Published' : 'Draft'}
          </span>
          <span>
            Changed <UtcDay of={updatedAt} />
          </span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-label={`Edit ${title}`} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Edit
        </Button>
        <Button size="small" aria-label={`Delete ${title}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
    </li>
  );
}
