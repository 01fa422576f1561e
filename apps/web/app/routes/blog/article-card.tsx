import type { ArticleCardData } from '../../articles/load-articles.ts';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import { UtcDay } from '../../ui/text/day.tsx';

type Props = ArticleCardData & {
  /** Level of the title, below that of the heading it stands under. */
  heading?: 'h2' | 'h3';
  /** Larger colors, for the featured articles. */
  large?: boolean;
};

/** An article in a list: its colors, its title as the link, its excerpt. */
export function ArticleCard({ heading: Heading = 'h3', large = false, ...article }: Props) {
  const { slug, title, excerpt, createdAt, cover } = article;

  return (
    <li className="group relative flex min-w-0 flex-col overflow-hidden rounded-panel border border-line bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      {cover.length > 0 && (
        <div aria-hidden="true" className={`flex border-b border-line ${large ? 'h-36' : 'h-3'}`}>
          {cover.map((color) => (
            <Swatch key={color} color={color} className="flex-1" />
          ))}
        </div>
      )}
      <div className="flex flex-1 flex-col p-5 wrap-anywhere">
        <Heading className="text-xl">
          <InnerLink
            to={`/blog/${slug}`}
            data-discover="true"
            className="outline-none after:absolute after:inset-0 group-hover:underline focus-visible:shadow-none"
          >
            {title}
          </InnerLink>
        </Heading>
        {excerpt && <p className="mt-2 text-muted">{excerpt}</p>}
        <p className="mt-auto flex flex-wrap justify-between gap-x-3 pt-3 text-sm text-muted">
          <UtcDay of={createdAt} /> <span>5 min read</span>
        </p>
      </div>
    </li>
  );
}
