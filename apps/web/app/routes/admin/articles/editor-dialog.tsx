import { LIMITS } from '@swatchwork/contract/constants';
import { slugOf } from '@swatchwork/formats';
import { type FormEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';

import type { Article } from '../../../api/types.ts';
import { ArticleBody } from '../../../articles/article-body.tsx';
import type { readMarkdown } from '../../../articles/read-markdown.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { type Draft, ownSlug } from './drafts.ts';
import { InsertFigure } from './insert-figure.tsx';
import { useDraft } from './use-draft.ts';

type Props = {
  /** The article to edit, as it is saved now; undefined for a new one. */
  article: Article | undefined;
  /** Resolves to whether it was saved; if not, the dialog stays open. */
  onSave: (draft: Draft) => Promise<boolean>;
  onClose: () => void;
};

/** In characters. The server may add a hyphen and four letters. */
const LONGEST_ADDRESS = LIMITS.slug - 5;

const AREA = 'block w-full resize-y rounded-control border border-outline bg-raised px-3 py-2.5';

/** Edits an article, with a preview. Closing keeps the input as a draft. */
export function EditorDialog({ article, onSave, onClose }: Props) {
  const id = useId();
  const { draft, set, drop, ...kept } = useDraft(article);
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useDeferredValue(draft.content);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    if (await onSave(draft)) {
      drop();
      onClose();
    } else setBusy(false);
  }

  return (
    <Dialog wide title={article ? 'Edit Article' : 'Create Article'} open onClose={onClose}>
      {/* The article that is being saved is newer than the saved one. */}
      {!isBusy && <DraftNotice {...kept} savedAt={article?.updatedAt} />}
      <div className="grid gap-6 lg:grid-cols-2">
        <form onSubmit={submit} className="space-y-4">
          <FormField
            label="Title"
            required
            maxLength={LIMITS.articleTitle}
            value={draft.title}
            autoComplete="off"
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <FormField
            label="Address (optional)"
            maxLength={LONGEST_ADDRESS}
            value={draft.address}
            placeholder={ownSlug(article, draft.title)}
            autoComplete="off"
            hint={describeAddress(article, draft)}
            onChange={(event) => set({ address: event.currentTarget.value })}
          />
          <div>
            <label htmlFor={`${id}-excerpt`} className="mb-1 block text-sm font-medium">
              Excerpt (optional)
            </label>
            <textarea
              id={`${id}-excerpt`}
              rows={2}
              maxLength={LIMITS.articleExcerpt}
              value={draft.excerpt}
              className={AREA}
              onChange={(event) => set({ excerpt: event.currentTarget.value })}
            />
          </div>
          <div>
            <label htmlFor={`${id}-content`} className="mb-1 block text-sm font-medium">
              Content
            </label>
            <InsertFigure area={area} onChange={(content) => set({ content })} />
            <textarea
              ref={area}
              id={`${id}-content`}
              required
              rows={16}
              maxLength={LIMITS.articleContent}
              value={draft.content}
              aria-describedby={`${id}-content-hint`}
              className={`${AREA} font-mono text-sm`}
              onChange={(event) => set({ content: event.currentTarget.value })}
            />
            <p id={`${id}-content-hint`} className="mt-1 text-sm text-muted">
              Markdown. HTML is shown as text; images from other sites become links. A figure is a
              block of lines that start with colors.
            </p>
          </div>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent"
              checked={draft.isPublished}
              onChange={(event) => set({ isPublished: event.currentTarget.checked })}
            />
            Publish: everyone can read it immediately
          </label>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" disabled={isBusy}>
              {isBusy ? 'Saving...' : article ? 'Save Changes' : 'Create Article'}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </form>
        {/* Outside of the form: its figures may have forms of their own. */}
        <Preview title={draft.title} text={text} />
      </div>
    </Dialog>
  );
}

function describeAddress(article: Article | undefined, { title, address }: Draft): string {
  const slug = slugOf(address) || ownSlug(article, title) || '…';
  if (!article?.wasPublished) return `It will be /blog/${slug}`;
  if (slug === article.slug) return `It stays /blog/${slug}`;
  return `It will be /blog/${slug}, and /blog/${article.slug} will redirect there`;
}

/** The text as readers will see it, rendered by the code of the pages; loaded on demand. */
function Preview({ title, text }: { title: string; text: string }) {
  const [read, setRead] = useState<{ readMarkdown: typeof readMarkdown }>();
  useEffect(() => {
    import('../../../articles/read-markdown.ts').then(setRead, () => undefined);
  }, []);

  return (
    <section
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well.
      tabIndex={0}
      className="max-h-[42rem] min-w-0 overflow-y-auto rounded-control border border-line bg-surface p-5 wrap-anywhere"
    >
      <p className="text-sm text-muted">Preview</p>
      <p className="mt-1 mb-4 text-2xl font-semibold tracking-tight">{title || 'Untitled'}</p>
      {read ? (
        <ArticleBody parts={read.readMarkdown(text)} showsProblems />
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  );
}
