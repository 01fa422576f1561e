import { Suspense } from 'react';

import type { ArticlePart, ArticleFigure as Figure } from './article-parts.ts';
import { FIGURES } from './figure-kinds.tsx';
import { FigureLinks } from './figure-links.tsx';

type Props = {
  parts: readonly ArticlePart[];
  /** Whether mistakes in figures are explained, for the author. */
  showsProblems?: boolean;
};

/** The text of an article, as `readMarkdown` gives it. */
export function ArticleBody({ parts, showsProblems = false }: Props) {
  return parts.map((part, i) =>
    'html' in part ? (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an article keep their places.
        key={i}
        className="prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: readMarkdown escapes HTML.
        dangerouslySetInnerHTML={{ __html: part.html }}
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <ArticleFigure key={i} figure={part.figure} showsProblems={showsProblems} />
    ),
  );
}

type ArticleFigureProps = { figure: Figure; showsProblems: boolean };

/** A figure of an article with a caption in words. */
function ArticleFigure({ figure, showsProblems }: ArticleFigureProps) {
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
