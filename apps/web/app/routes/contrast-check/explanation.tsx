import { LEAST_DISTANCE } from '@swatchwork/color';

import { Explanation } from '../../tools/explanation.tsx';

/** What the words of the check mean, below the tool. */
export function CheckExplanation() {
  return (
    <>
      <Explanation title="What a pair is suitable for">
        <p>
          At 4.5:1 any text passes (WCAG 2.2, AA), at 3:1 large text: 24 px, or 18.66 px bold. With
          a target of 7, AAA applies, which needs 7:1 and 4.5:1. Icons, borders of fields and lines
          of charts always need 3:1. Below that, a pair is only decoration. Ratios are truncated,
          never rounded: 4.499 is shown as 4.49 and fails.
        </p>
      </Explanation>
      <Explanation title="Too similar">
        <p>
          Two colors are too similar if some type of vision sees a difference of less than{' '}
          {LEAST_DISTANCE} between them in OKLab, where black and white are 1 apart. The palettes
          that we generate keep the same distance. Protan and deutan vision follow Machado 2009,
          tritan Brettel 1997, each with one type of cone missing: models for designers, not a
          diagnosis.
        </p>
      </Explanation>
      <Explanation title="You choose what changes">
        <p>
          A repair changes only the lightness of one color, by the smallest amount that makes the
          pair distinct for everyone, and only if no other pair loses its contrast or becomes too
          similar. You choose which color changes and whether it becomes lighter or darker; locked
          colors never change.
        </p>
      </Explanation>
      <Explanation title="Where a check helps">
        <p>
          Problems show first in charts, maps and states of controls, where neighboring colors carry
          meaning. Words, shapes and patterns in addition to color help more people than any
          palette.
        </p>
      </Explanation>
    </>
  );
}
