import type { Articles } from './use-articles.ts';

/** The number of articles: all, published and drafts. */
export function ArticleStats({ articles }: { articles: Articles }) {
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
