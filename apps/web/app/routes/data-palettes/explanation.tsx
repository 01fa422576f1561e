import { COLLISION } from '@swatchwork/color';

import { Explanation } from '../../tools/explanation.tsx';

/** What the measures mean, below the tool. */
export function DataExplanation() {
  return (
    <>
      <Explanation title="What is measured">
        <p>
          The distance between two colors is CIEDE2000, as ordinary, protan, deutan and tritan eyes
          see them (Machado 2009, Brettel 1997: models for designers, no diagnosis). What counts is
          the smallest of all. From about {COLLISION} on, small marks far from each other are told
          apart.
        </p>
      </Explanation>
      <Explanation title="The first colors first">
        <p>
          A chart with three series uses the first three colors. So the search orders them: every
          beginning of the palette is nearly as good as a palette of that size could be. Your own
          colors stand first and are never changed.
        </p>
      </Explanation>
      <Explanation title="Ramps">
        <p>
          Steps of a ramp are equally far apart, and lightness goes one way for every reader, so
          that more looks like more. Both wings of a diverging ramp are equally light at the same
          distance from the middle.
        </p>
      </Explanation>
      <Explanation title="What colors cannot do">
        <p>
          More than about ten categories are hard to tell apart for anybody. Direct labels, shapes,
          or panels of their own help more than an eleventh color.
        </p>
      </Explanation>
    </>
  );
}
