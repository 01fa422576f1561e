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
          Lightness and chroma as the eye takes them, measured in OKLCH for both versions. The
          dashed line is the base. Where HSL leaves the line, one color will shout or sink beside
          the others; OKLCH gives that up only in chroma, where the screen has no stronger color.
        </p>
      </Explanation>
      <Explanation title="Which to take">
        <p>
          HSL for posters and illustration, where differences in lightness are welcome. OKLCH for
          charts, tags and interfaces, where no category should dominate and text should be equally
          readable on each color.
        </p>
      </Explanation>
      <Explanation title="Making it work">
        <p>
          Equal shares of strong colors compete. Let one lead over most of the area, use the others
          small, and add light and dark relatives: the creator does so when you open a scheme there.
        </p>
      </Explanation>
    </>
  );
}
