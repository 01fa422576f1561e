import { Explanation } from '../../../tools/explanation.tsx';

/** What the ratio is and what the levels require, below the tool. */
export function ContrastExplanation() {
  return (
    <>
      <Explanation title="What the ratio says">
        <p>
          The light of the brighter color against that of the darker: 1:1 for the same, 21:1 for
          black on white. It is the measure of WCAG 2.2. Hue plays no part in it, so red on green
          can be bright and yet unreadable.
        </p>
      </Explanation>
      <Explanation title="AA and AAA">
        <p>
          AA is what laws ask for: 4.5:1 for text, 3:1 for large text, which is 24 px or more, or
          18.66 px in bold. AAA, 7:1, is for text that has to be read by everyone. Below 3:1 even
          large text fails.
        </p>
      </Explanation>
      <Explanation title="No rounding in your favor">
        <p>
          The ratio is judged in full and cut when shown: 4.499 reads 4.49 and fails. A translucent
          background is seen over its backdrop, a translucent foreground over the background.
        </p>
      </Explanation>
      <Explanation title="How auto-fix chooses">
        <p>
          It keeps the hue and moves lightness and strength as little as the eye can tell until the
          pair reaches 4.5:1. Only where no color of that hue can do it, black or white steps in.
        </p>
      </Explanation>
    </>
  );
}
