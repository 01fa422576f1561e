import {
  type ChartKind,
  contrastRatio,
  formatDistance,
  formatRatio,
  type Hex,
  parseHex,
  VISION_READERS,
} from '@swatchwork/color';
import { measurePalette, measureRamp } from '@swatchwork/color/charts';

import type { Made } from '../make/use-palette.ts';
import { READER_NAMES } from '../words.ts';
import { KNOWN } from './known-palettes.ts';

/** One palette of the table. */
export interface Row {
  name: string;
  /** Who made it, and under which license; nothing for the page's own. */
  source: string | undefined;
  colors: readonly Hex[];
  /** As the headings say. */
  cells: readonly string[];
}

export interface Comparison {
  headings: readonly string[];
  rows: readonly Row[];
}

/** The palette among those that charts use today, measured alike: the best first. */
export function compare(made: Made): Comparison {
  const { palette } = made;
  const own = { name: 'This palette', source: undefined, colors: palette.colors };
  const others = KNOWN[palette.kind].map(({ name, source, license, colors }) => ({
    name,
    source: `${source}; ${license}`,
    colors,
  }));
  return palette.kind === 'categorical'
    ? compareCategories(made, own, others)
    : compareRamps(palette.kind, own, others);
}

type Named = Omit<Row, 'cells'>;

/** As many colors of each as the palette has, so that no one has to tell more apart than another. */
function compareCategories({ request, palette }: Made, own: Named, others: readonly Named[]) {
  const count = palette.colors.length;
  const ground = request.grounds?.[0] ?? '#FFFFFF';
  const measured = [own, ...others].map((one) => {
    const colors = one.colors.slice(0, count);
    const { smallest } = measurePalette(
      colors.map((hex) => parseHex(hex)!),
      request.severity,
    );
    const worst = Math.min(...VISION_READERS.map((reader) => smallest[reader]));
    const contrast = Math.min(
      ...colors.map((hex) => contrastRatio(parseHex(hex)!, parseHex(ground)!)),
    );
    const cells = [
      String(colors.length),
      formatDistance(worst),
      formatDistance(smallest.normal),
      formatDistance(smallest.gray),
      `${formatRatio(contrast)}:1`,
    ];
    return { ...one, colors, cells, worst };
  });
  return {
    headings: ['Colors', 'Worst vision', 'Typical', 'In grayscale', `On ${ground}`],
    rows: measured.toSorted((a, b) => b.worst - a.worst),
  };
}

/** The steps that each has. */
function compareRamps(kind: ChartKind, own: Named, others: readonly Named[]): Comparison {
  const rows = [own, ...others].map((one) => {
    const { steps, ordered } = measureRamp(
      one.colors.map((hex) => parseHex(hex)!),
      kind === 'diverging',
    );
    const unordered = VISION_READERS.filter((reader) => !ordered.includes(reader));
    return {
      ...one,
      cells: [
        String(one.colors.length),
        formatDistance(steps.least),
        formatDistance(steps.greatest),
        unordered.length === 0
          ? 'everyone'
          : `not ${unordered.map((reader) => READER_NAMES[reader].toLowerCase()).join(', ')}`,
        ordered.includes('gray') ? 'yes' : 'no',
      ],
    };
  });
  return {
    headings: ['Steps', 'Smallest step', 'Largest step', 'In order for', 'In grayscale'],
    rows,
  };
}
