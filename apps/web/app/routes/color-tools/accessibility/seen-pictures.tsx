import { type CSSProperties, memo } from 'react';

import { OwnPicture } from './own-picture.tsx';
import samplePage from './sample-page.svg?no-inline';

type Props = {
  /** The filter of the right picture in each pair; undefined for none. */
  filter: CSSProperties | undefined;
  /** Whether a vision was chosen, and not the example of the page. */
  isChosen: boolean;
};

/** A colorful page, and a picture of the visitor's own, each in the original and simulated. */
export const SeenPictures = memo(function SeenPictures({ filter, isChosen }: Props) {
  return (
    <section aria-labelledby="pictures" className="mt-12">
      <h2 id="pictures" className="text-xl">
        In an image
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted">
        {isChosen
          ? 'Original first, then the simulation. What you can no longer tell apart differs only in hue.'
          : 'Original first, then simulated deutan vision, the most common deficiency. Choose another type of color vision above to change the second image.'}
      </p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <SamplePage alt="Poppies in a field, a list of states and a chart, original" />
        <SamplePage
          alt={`The same as seen with ${isChosen ? 'the chosen color vision' : 'deutan vision'}`}
          filter={filter}
        />
      </div>
      <OwnPicture frame={FRAME} filter={filter} />
    </section>
  );
});

/** A page that relies on hue: red flowers in green, states and lines that differ by color alone. */
const SamplePage = ({ alt, filter }: { alt: string; filter?: CSSProperties | undefined }) => (
  <img
    src={samplePage}
    alt={alt}
    width={480}
    height={210}
    className={`w-full ${FRAME}`}
    style={filter}
  />
);

const FRAME = 'overflow-hidden rounded-panel border border-line bg-raised forced-color-adjust-none';
