import { Plus } from 'lucide-react';
import { useState } from 'react';

import type { Article } from '../../../api/types.ts';
import { searchArticles } from '../../../articles/search-articles.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { ArticleRow } from './article-row.tsx';
import { ArticleStats } from './article-stats.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { useArticles } from './use-articles.ts';

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
