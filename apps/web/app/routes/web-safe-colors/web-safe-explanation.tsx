import { Explanation } from '../../tools/explanation.tsx';

/** The history of the 216 colors, and their use today. */
export function WebSafeExplanation() {
  return (
    <>
      <Explanation title="Where the 216 come from">
        <p>
          In the 1990s many screens showed 256 colors at a time, and systems kept some for
          themselves. Six levels each of red, green and blue make 216 colors that browsers could
          promise everywhere; all others were dithered from these.
        </p>
      </Explanation>
      <Explanation title="Do you still need them?">
        <p>
          No: every screen today shows millions. They are still useful as a small, even set, for
          pixel art and retro looks, for terminals, whose 256 colors contain a similar cube, and as
          hex codes that are easy to remember.
        </p>
      </Explanation>
      <Explanation title="Even in numbers, not in perception">
        <p>
          The levels are 51 apart, 20% of a channel. The eye sees large steps among the dark colors
          and the blues, and hardly any among the bright greens. That is why a scale for a design is
          better built in OKLCH.
        </p>
      </Explanation>
      <Explanation title="How the tones are grouped">
        <p>
          Equal channels make Grayscale. A spread of one level makes Neutral Tones. All others
          belong to their strongest channel (red before green before blue, so yellows are among the
          reds) and count as dark if it is 99 or less.
        </p>
      </Explanation>
    </>
  );
}
