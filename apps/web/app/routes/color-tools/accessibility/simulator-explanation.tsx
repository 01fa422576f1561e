import { Explanation } from '../../../tools/explanation.tsx';

/** What the simulator shows and what it cannot, below the tool. */
export function SimulatorExplanation() {
  return (
    <>
      <Explanation title="More than a ratio">
        <p>
          The same two colors are easy to read at 24 px bold and hard to read at 12 px. Size,
          weight, line height and letter spacing matter as much as contrast, so check them together.
        </p>
      </Explanation>
      <Explanation title="What the level says">
        <p>
          AA needs 4.5:1, AAA 7:1. From 3:1 a pair is suitable only for large text: 24 px or more,
          or 18.66 px bold. The ratio is that of the two colors as you chose them.
        </p>
      </Explanation>
      <Explanation title="Color vision">
        <p>
          About one man in twelve and one woman in two hundred have trouble telling some hues apart.
          The preview uses Machado 2009 for protan and deutan vision, Brettel 1997 for tritan, and
          luminance for achromat vision, all in linear light.
        </p>
      </Explanation>
      <Explanation title="A model, not a diagnosis">
        <p>
          No two people see the same. Use the simulation to find out whether a design depends only
          on hue, and if so, add a word, a shape or more contrast.
        </p>
      </Explanation>
    </>
  );
}
