import type { ArticleFigure as Figure } from './article-parts.ts';
import { FIGURES } from './figure-kinds.tsx';

/** A figure of an article with a caption in words. */
export function ArticleFigure({ figure: { kind, caption, rows } }: { figure: Figure }) {
  const Drawing = FIGURES[kind];

  return (
    <figure className="my-8 rounded-panel border border-line bg-raised p-4 sm:p-5">
      <Drawing rows={rows} />
      {caption && <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>}
    </figure>
  );
}
