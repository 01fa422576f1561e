import { LEAST_DISTANCE } from '@swatchwork/color';

import { Explanation } from '../../tools/explanation.tsx';

/** What the words of the check mean, below the tool. */
export function CheckExplanation() {
  return (
    <>
      <Explanation title="What a pair is suitable for">
        <p>
          At 4.5:1 any text passes (WCAG 2.2, AA), at 3:1 large text: 24 px, or 18.66 px bold. With
          a target of 7 it is AAA, which asks for 7 and 4.5. Icons, borders of fields and lines of
          charts need 3:1 whatever the text. Below that a pair is decoration. Ratios are cut and
          never rounded: 4.499 reads 4.49 and fails.
        </p>
      </Explanation>
      <Explanation title="Too alike">
        <p>
          Two colors collide when some eyes see less than {LEAST_DISTANCE} between them in OKLab,
          where black and white are 1 apart. The palettes that we generate keep the same distance.
          Protan and deutan vision follow Machado 2009, tritan Brettel 1997, with the cones missing:
          models for designers, no diagnosis.
        </p>
      </Explanation>
      <Explanation title="You choose what changes">
        <p>
          A repair changes one color and its lightness alone, as little as parts the two for
          everybody, and only where no other pair loses its contrast or becomes too alike. You say
          which color moves and whether it becomes lighter or darker; locked colors stay.
        </p>
      </Explanation>
      <Explanation title="Where a check helps">
        <p>
          Charts, maps and states of controls fail first: there, neighboring colors carry meaning.
          Words, shapes and patterns in addition to color help more people than any palette.
        </p>
      </Explanation>
    </>
  );
}
