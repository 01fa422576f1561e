import { ArticleFigure } from './article-figure.tsx';
import type { ArticlePart } from './article-parts.ts';

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
