import { Explanation } from '../../../tools/explanation.tsx';

/** What the three scales are and where their versions differ, below the tool. */
export function VariationsExplanation() {
  return (
    <>
      <Explanation title="Tints, shades, tones">
        <p>
          Painters mix white into a color for a tint, black for a shade, gray for a tone. On a
          screen the same three directions make any color lighter, darker or softer.
        </p>
      </Explanation>
      <Explanation title="The steps of HSL">
        <p>
          Tints add 15 to the lightness, shades take 15 away, tones take 15 from the saturation.
          Where the scale ends, the last color repeats, so there are always five. The hue angle
          stays the same, but blues look more violet toward white.
        </p>
      </Explanation>
      <Explanation title="The steps of OKLCH">
        <p>
          Each step is a sixth of the way to white, to black, or to the gray of the same lightness,
          measured perceptually. No step repeats another, the hue looks the same throughout, and
          tones keep their lightness exactly.
        </p>
      </Explanation>
      <Explanation title="Reading the curves">
        <p>
          The dashed line is HSL, the solid one OKLCH; both begin at your color. A straight line
          means even steps. A plateau means two steps that look alike, a kink means a jump.
        </p>
      </Explanation>
    </>
  );
}
