import { formatRatio, PALETTE_SIZE_LIMIT } from '@swatchwork/color';
import { useDeferredValue } from 'react';
import { carriedPair } from '../../../colors/contrast/carried-pair.ts';
import { readPair } from '../../../colors/contrast/read-pair.ts';
import { carriedOf } from '../../../palettes/carried-palette.ts';
import { readCssColors } from '../../../palettes/document-url.ts';
import { useQueryFields } from '../../../query/use-query-fields.ts';
import { GoOnWithPalette } from '../../../tools/go-on/go-on-with-palette.tsx';
import { ToolPage } from '../../../tools/tool-page.tsx';
import { VisionFilter } from '../../../ui/swatches/vision-filter.tsx';
import { OwnPalette } from './own-palette.tsx';
import { DEFAULTS, readVision } from './read-simulation.ts';
import { SeenPictures } from './seen-pictures.tsx';
import { SimulationFieldset } from './simulation-fields.tsx';
import { SimulationPreview } from './simulation-preview.tsx';
import { SimulatorExplanation } from './simulator-explanation.tsx';

const SEEN = { filter: 'url(#vision)' };

/** Shown in the pictures until a vision is chosen. */
const EXAMPLE = { type: 'deutan', severity: 1 } as const;

// Created once, so that dragging a slider does not render them again.
const EXPLANATION = <SimulatorExplanation />;

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
        explanation={EXPLANATION}
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
