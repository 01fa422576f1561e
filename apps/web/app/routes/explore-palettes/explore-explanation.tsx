import { InnerLink } from '../../ui/links/inner-link.tsx';
import { tagLink } from './explore-query.ts';
import { TAGS } from './house-tags.ts';
import { PALETTE_FEEDS } from './palette-feeds.ts';

/** How the lists are made, and links to more. */
export function ExploreExplanation() {
  return (
    <section aria-labelledby="about-explore" className="mt-16 grid gap-8 lg:grid-cols-2">
      <div>
        <h2 id="about-explore" className="text-xl">
          How this works
        </h2>
        <div className="prose mt-4">
          <p>
            Trending palettes have more than 20 likes, popular ones more than 50, and recent ones
            were made within the last 7 days. The other tabs filter by tag. Of similar palettes by
            different people only the oldest is shown, with a link to the others.
          </p>
          <p>
            A search looks for your words in names, descriptions and tags, regardless of case, in
            all palettes unless you have chosen a tab. It also shows palettes that look alike. If
            there are few results, it adds those for the plural or singular of a word and for words
            that differ by one letter.
          </p>
          <p>
            Enter a color, in the search field too, and the palettes with the nearest colors come
            first, measured in OKLab; colors outside sRGB are compared exactly. With two or three
            colors, a palette has to contain a color near each. Similar palettes are found in the
            same way, color by color.
          </p>
          <p>
            More filters select palettes by what they are suitable for. Safe means that no two
            colors look alike with that type of color vision, simulated at full severity. Pairs for
            text have a contrast of at least 4.5:1. A page and a text color are two colors of the
            palette that work as the background and the text of a light or dark design. Lightness
            and strength are means of its colors in OKLCH.
          </p>
          <p>
            A like needs no account: your browser keeps a random number so that it counts once.
            Palettes by Swatchwork start with a number of likes that sets their order; likes from
            people are added to it. Views and copies count once an hour for each visitor.
          </p>
          <p>
            Follow the palettes in a feed reader:{' '}
            <a href={PALETTE_FEEDS.new.path}>RSS of new ones</a>,{' '}
            <a href={PALETTE_FEEDS.trending.path}>RSS of trending ones</a>.
          </p>
        </div>
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
