import { Explanation } from '../../../tools/explanation.tsx';

/** What the simulator shows and what it cannot, below the tool. */
export function SimulatorExplanation() {
  return (
    <>
      <Explanation title="More than a ratio">
        <p>
          The same two colors read well at 24 px bold and badly at 12 px. Size, weight, line height
          and letter spacing decide together with the contrast, so look at them together.
        </p>
      </Explanation>
      <Explanation title="What the level says">
        <p>
          AA asks for 4.5:1, AAA for 7:1. From 3:1 on a pair is good for large text only: 24 px or
          more, or 18.66 px in bold. The ratio is that of the two colors as you chose them.
        </p>
      </Explanation>
      <Explanation title="Seen with other eyes">
        <p>
          About one man in twelve and one woman in two hundred tell some hues apart less well. The
          preview follows Machado 2009 for protan and deutan vision, Brettel 1997 for tritan, and
          the luminance alone for achromat vision, all in linear light.
        </p>
      </Explanation>
      <Explanation title="A model, not a diagnosis">
        <p>
          No two people see the same. Use the simulation to find out whether a design leans on hue
          alone, and add a word, a shape or more contrast where it does.
        </p>
      </Explanation>
    </>
  );
}
