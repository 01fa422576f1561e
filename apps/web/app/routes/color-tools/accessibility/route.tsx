import { formatRatio, PALETTE_SIZE_LIMIT } from '@swatchwork/color';
import { type CSSProperties, memo, useDeferredValue } from 'react';
import { carriedPair } from '../../../colors/contrast/carried-pair.ts';
import { readPair } from '../../../colors/contrast/read-pair.ts';
import { carriedOf } from '../../../palettes/carried-palette.ts';
import { readCssColors } from '../../../palettes/document-url.ts';
import { useQueryFields } from '../../../query/use-query-fields.ts';
import { GoOnWithPalette } from '../../../tools/go-on/go-on-with-palette.tsx';
import { ToolPage } from '../../../tools/tool-page.tsx';
import { VisionFilter } from '../../../ui/swatches/vision-filter.tsx';
import { SECTIONS } from './explanation.md?sections';
import { OwnPalette } from './own-palette.tsx';
import { OwnPicture } from './own-picture.tsx';
import { DEFAULTS, readVision } from './read-simulation.ts';
import samplePage from './sample-page.svg?no-inline';
import { SimulationFieldset } from './simulation-fields.tsx';
import { SimulationPreview } from './simulation-preview.tsx';

const SEEN = { filter: 'url(#vision)' };

/** Shown in the pictures until a vision is chosen. */
const EXAMPLE = { type: 'deutan', severity: 1 } as const;

export default function AccessibilityRoute() {
  const { fields, set } = useQueryFields(DEFAULTS);
  // The sample may be rendered a frame after the dragged slider.
  const shown = useDeferredValue(fields);
  const pair = readPair(fields.text, fields.background);
  const { colors: list, css } = fields;
  const colors = readCssColors(new URLSearchParams({ colors: list, css })).slice(
    0,
    PALETTE_SIZE_LIMIT,
  );
  const vision = readVision(fields);
  const isWholePage = vision && fields.page === '1';

  return (
    <div style={isWholePage ? SEEN : undefined}>
      <VisionFilter id="vision" {...(vision ?? EXAMPLE)} />
      <ToolPage
        id="accessibility"
        description="See text as it will be read: font size, line height, letter spacing, contrast ratio and WCAG level, and the same with protan, deutan, tritan or achromat vision."
        purpose="See text as people with other color vision see it."
        explanation={SECTIONS}
        goOn={
          <GoOnWithPalette
            palette={colors.length > 0 ? carriedOf(colors) : carriedPair(pair, fields)}
            except="accessibility"
          />
        }
      >
        {/* On a phone the preview stays visible above the fields, if the screen is high enough. */}
        <div className="flex flex-col gap-6 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-start">
          <SimulationFieldset fields={fields} set={set} />
          <div className="z-10 overflow-hidden border-line bg-raised max-md:order-first max-md:-mx-4 max-md:border-y max-md:[@media(height>=30rem)]:sticky max-md:top-14 md:sticky md:top-18 md:rounded-panel md:border">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 px-4 py-2 md:p-6">
              <div>
                <h2 className="text-sm font-medium tracking-normal text-muted">Contrast ratio</h2>
                <output
                  aria-label="Contrast ratio"
                  className="block font-mono text-2xl font-medium tracking-tight md:text-5xl"
                >
                  {formatRatio(pair.ratio)}:1
                </output>
              </div>
              <p className="flex items-baseline gap-2">
                <span className="text-sm text-muted">WCAG level </span>
                <output aria-label="WCAG level" className="text-2xl font-semibold tracking-tight">
                  {pair.level}
                </output>
              </p>
            </div>
            {/* Not filtered twice: the filter of the whole page applies to it as well. */}
            <SimulationPreview fields={shown} seen={!isWholePage} />
          </div>
        </div>
        <OwnPalette colors={colors} vision={isWholePage ? undefined : vision} />
        <SeenPictures filter={isWholePage ? undefined : SEEN} isChosen={vision !== undefined} />
      </ToolPage>
    </div>
  );
}

type Props = {
  /** The filter of the right picture in each pair; undefined for none. */
  filter: CSSProperties | undefined;
  /** Whether a vision was chosen, and not the example of the page. */
  isChosen: boolean;
};

/** A colorful page, and a picture of the visitor's own, each in the original and simulated. */
const SeenPictures = memo(function SeenPictures({ filter, isChosen }: Props) {
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
