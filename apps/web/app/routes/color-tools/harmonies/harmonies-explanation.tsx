import { Explanation } from '../../../tools/explanation.tsx';

/** Why there are two versions of each scheme, below the tool. */
export function HarmoniesExplanation() {
  return (
    <>
      <Explanation title="One geometry, two wheels">
        <p>
          A harmony rotates the hue by fixed angles. HSL, the usual wheel, keeps its saturation and
          lightness: the numbers stay, but blue is much darker than yellow. OKLCH is based on
          perception, so all colors look equally light.
        </p>
      </Explanation>
      <Explanation title="What the bars show">
        <p>
          Perceived lightness and chroma, measured in OKLCH for both versions. The dashed line is
          the base color. Where HSL leaves the line, one color stands out or recedes beside the
          others; OKLCH leaves it only in chroma, where the screen cannot show a stronger color.
        </p>
      </Explanation>
      <Explanation title="Which to choose">
        <p>
          HSL for posters and illustration, where differences in lightness are welcome. OKLCH for
          charts, tags and interfaces, where no category should dominate and text should be equally
          readable on each color.
        </p>
      </Explanation>
      <Explanation title="How to use a harmony">
        <p>
          Equal areas of strong colors compete. Let one cover most of the area, use the others
          sparingly, and add lighter and darker variations, as the creator does when you open a
          harmony there.
        </p>
      </Explanation>
    </>
  );
}
