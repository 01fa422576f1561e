import { Suspense } from 'react';

import type { ArticleFigure as Figure } from './article-parts.ts';
import { FIGURES } from './figure-kinds.tsx';
import { FigureLinks } from './figure-links.tsx';

type Props = { figure: Figure; showsProblems: boolean };

/** A figure of an article with a caption in words. */
export function ArticleFigure({ figure, showsProblems }: Props) {
  const { kind, caption, rows, problems } = figure;
  const Drawing = FIGURES[kind];
  const drawing = <Drawing rows={rows} />;

  return (
    <figure className="my-8 rounded-panel border border-line bg-raised p-4 sm:p-5">
      {showsProblems && problems && (
        <div className="mb-4 rounded-control border-2 border-ink px-4 py-3 text-sm">
          <p className="font-semibold">This figure would not be shown as intended</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {/* While an author types it may still have to be loaded; readers get it with the page. */}
      {showsProblems ? <Suspense>{drawing}</Suspense> : drawing}
      <FigureLinks {...{ kind, rows, caption }} />
      {caption && <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>}
    </figure>
  );
}
