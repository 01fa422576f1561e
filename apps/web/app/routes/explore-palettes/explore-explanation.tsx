import { InnerLink } from '../../ui/links/inner-link.tsx';
import { SECTIONS } from './explanation.md?sections';
import { tagLink } from './explore-query.ts';
import { TAGS } from './house-tags.ts';
import { PALETTE_FEEDS } from './palette-feeds.ts';

const [HOW] = SECTIONS;

/** How the lists are made, and links to more. */
export function ExploreExplanation() {
  return (
    <section aria-labelledby="about-explore" className="mt-16 grid gap-8 lg:grid-cols-2">
      <div>
        <h2 id="about-explore" className="text-xl">
          {HOW!.title}
        </h2>
        <div
          className="prose mt-4"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this folder.
          dangerouslySetInnerHTML={{ __html: HOW!.html }}
        />
        <p className="prose mt-4">
          Follow the palettes in a feed reader: <a href={PALETTE_FEEDS.new.path}>RSS of new ones</a>
          , <a href={PALETTE_FEEDS.trending.path}>RSS of trending ones</a>.
        </p>
      </div>
      <div>
        <h2 className="text-xl">Tags</h2>
        <ul className="mt-4 flex flex-wrap gap-2">
          {TAGS.map((tag) => (
            <li key={tag}>
              <InnerLink
                to={tagLink(tag)}
                className="flex min-h-9 items-center rounded-full border border-outline px-3 text-sm hover:bg-hover"
              >
                {tag}
              </InnerLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
