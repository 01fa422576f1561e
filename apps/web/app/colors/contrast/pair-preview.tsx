import { swatchStyle, textStyle } from '../../ui/swatches/swatch-style.ts';

import type { Pair } from './read-pair.ts';

type Props = {
  pair: Pair;
  /** Name of the region, where a page shows more than one. */
  label?: string;
};

/** Three sample texts in the two colors, at the sizes for which WCAG has different rules. */
export function PairPreview({ pair: { painted }, label = 'Preview' }: Props) {
  return (
    <section
      aria-label={label}
      className="space-y-5 p-5 forced-color-adjust-none sm:p-6"
      style={{ ...swatchStyle(painted.background), ...textStyle(painted.foreground) }}
    >
      <p className="text-[24px]/snug">Large text, 24 px: headings and big numbers.</p>
      <p className="text-[18.66px]/snug font-bold">
        Bold text, 18.66 px: this counts as large text too.
      </p>
      <p className="text-[16px]/relaxed">
        Normal text, 16 px: most of what people read. If it is hard for you to read here, it is
        harder for people who are tired, in the sun, or older than you.
      </p>
    </section>
  );
}
