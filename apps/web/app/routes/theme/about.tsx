import { Explanation } from '../../tools/explanation.tsx';

/** How the colors are found, and what is promised. */
export function About() {
  return (
    <div className="mt-16 grid gap-x-12 gap-y-8 border-t border-line pt-12 md:grid-cols-3">
      <Explanation title="Your color stays">
        <p>
          Each brand color stands byte for byte at one step of its scale, and is used as it is
          wherever it serves. Where it cannot, a yellow as text on white, a relative of its hue
          takes the role, and the page says which one and why.
        </p>
      </Explanation>
      <Explanation title="Every pair is proven">
        <p>
          A theme declares which color may stand on which: text, large text, lines and rings,
          hovered and pressed states, tints over every ground. Each pair is measured by WCAG 2.2 in
          light, dark and high contrast. High contrast always asks AAA.
        </p>
      </Explanation>
      <Explanation title="In the link">
        <p>
          The address holds the whole theme: send it, keep it, come back to it. The same colors give
          the same theme each time, here and in your files.
        </p>
      </Explanation>
    </div>
  );
}
