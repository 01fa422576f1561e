import { useEffect, useState } from 'react';
import { ArticleBody } from '../../../articles/article-body.tsx';
import type { readMarkdown } from '../../../articles/read-markdown.ts';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';

/** The text as readers will see it, rendered by the code of the pages; loaded on demand. */
export function Preview({ title, text }: { title: string; text: string }) {
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
