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
            were made within the last 7 days. The other tabs go by tag. Of similar palettes by
            different people only the oldest is shown, with a link to the others.
          </p>
          <p>
            A search looks for your words in names, descriptions and tags, in any case, and in all
            palettes unless you have chosen a tab. It shows all that it finds, also palettes that
            look alike. Where that is little, it goes on with the plural or singular of a word, and
            with words that differ by a letter.
          </p>
          <p>
            Give a color, also in the search field, and the palettes that hold the colors nearest to
            it come first, measured in OKLab as the eye would; a color beyond sRGB counts as what it
            is. Give two or three, and a palette holds a color near each. Similar palettes are found
            the same way, color by color.
          </p>
          <p>
            More filters ask what a palette is good for. Safe means that no two of its colors look
            alike to people with that color vision, simulated in full. Pairs for text are those with
            a contrast of at least 4.5 to 1. A page and a text color are two of its own that serve
            as such, in a light or a dark design. Lightness and strength go by the mean of its
            colors in OKLCH.
          </p>
          <p>
            A like needs no account: your browser keeps a random number so that it counts once.
            House palettes are Swatchwork’s own. They came with likes that put them in an order, and
            that nobody gave; the likes of people are added to these. Views and copies count once an
            hour for each visitor.
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
