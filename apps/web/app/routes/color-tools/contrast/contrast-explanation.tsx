import { Explanation } from '../../../tools/explanation.tsx';

/** What the ratio is and what the levels require, below the tool. */
export function ContrastExplanation() {
  return (
    <>
      <Explanation title="What the ratio says">
        <p>
          The luminance of the lighter color compared with that of the darker one: 1:1 for equal
          colors, 21:1 for black on white. WCAG 2.2 defines it. Hue plays no part in it, so red on
          green can be unreadable.
        </p>
      </Explanation>
      <Explanation title="AA and AAA">
        <p>
          AA is what laws require: 4.5:1 for text, 3:1 for large text, which is 24 px or more, or
          18.66 px bold. AAA, 7:1, is for text that everyone has to be able to read. Below 3:1 even
          large text fails.
        </p>
      </Explanation>
      <Explanation title="No rounding in your favor">
        <p>
          The ratio is checked unrounded and truncated for display: 4.499 shows as 4.49 and fails. A
          translucent background is blended with its backdrop, a translucent foreground with the
          background.
        </p>
      </Explanation>
      <Explanation title="How auto-fix chooses">
        <p>
          It keeps the hue and changes lightness and chroma as little as possible until the pair
          reaches 4.5:1. It uses black or white only if no color of that hue reaches it.
        </p>
      </Explanation>
    </>
  );
}
