import { formatRatio } from '@swatchwork/color';

import { readPair } from '../contrast/read-pair.ts';
import { ToolPage } from '../shared/tool-page.tsx';
import { useQueryFields } from '../shared/use-query-fields.ts';
import { DEFAULTS } from './read-simulation.ts';
import { SimulationFieldset } from './simulation-fields.tsx';
import { SimulationPreview } from './simulation-preview.tsx';
import { SimulatorExplanation } from './simulator-explanation.tsx';

export default function AccessibilityRoute() {
  const { fields, set, write } = useQueryFields(DEFAULTS);
  const pair = readPair(fields.text, fields.background);

  return (
    <ToolPage
      id="accessibility"
      description="See text as it will be read: font size, line height, letter spacing, contrast ratio and WCAG level, and the same with protan, deutan, tritan or achromat vision."
      purpose="Text as it will be read, by eyes that are not your own."
      explanation={<SimulatorExplanation />}
      related={['contrast', 'converter', 'variations']}
    >
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <SimulationFieldset fields={fields} set={set} write={write} />
        <div className="overflow-hidden rounded-panel border border-line bg-raised md:sticky md:top-18">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 p-5 sm:p-6">
            <div>
              <h2 className="text-sm font-medium tracking-normal text-muted">Contrast ratio</h2>
              <output
                aria-label="Contrast ratio"
                className="block font-mono text-5xl font-medium tracking-tight"
              >
                {formatRatio(pair.ratio)}:1
              </output>
            </div>
            <p>
              <span className="text-sm text-muted">WCAG level </span>
              <output aria-label="WCAG level" className="text-2xl font-semibold tracking-tight">
                {pair.level}
              </output>
            </p>
          </div>
          <SimulationPreview fields={fields} pair={pair} />
        </div>
      </div>
    </ToolPage>
  );
}
