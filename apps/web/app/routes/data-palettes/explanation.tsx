import { COLLISION } from '@swatchwork/color';

import { Explanation } from '../../tools/explanation.tsx';

/** What the measures mean, below the tool. */
export function DataExplanation() {
  return (
    <>
      <Explanation title="What is measured">
        <p>
          The distance between two colors is CIEDE2000, for ordinary, protan, deutan and tritan
          vision (simulated after Machado 2009 and Brettel 1997; this is no diagnosis). The smallest
          of all counts. From about {COLLISION} on, people can tell small marks apart even when they
          are far from each other.
        </p>
      </Explanation>
      <Explanation title="The first colors matter most">
        <p>
          A chart with three series uses the first three colors. So the colors are ordered: the
          first few are nearly as good as the best palette of that size. Your own colors come first
          and never change.
        </p>
      </Explanation>
      <Explanation title="Ramps">
        <p>
          The steps of a ramp are even, and lightness only rises or only falls for every type of
          vision, so that more looks like more. Both sides of a diverging ramp are equally light at
          the same distance from the middle.
        </p>
      </Explanation>
      <Explanation title="What colors cannot do">
        <p>
          More than about ten categories are hard to tell apart for anyone. Direct labels, shapes or
          separate panels help more than an eleventh color.
        </p>
      </Explanation>
    </>
  );
}
