import { Explanation } from '../../tools/explanation.tsx';

/** How the colors are found, and what is promised. */
export function About() {
  return (
    <div className="mt-16 grid gap-x-12 gap-y-8 border-t border-line pt-12 md:grid-cols-3">
      <Explanation title="Your color stays">
        <p>
          Each brand color is an exact step of its scale and is used unchanged wherever it passes.
          Where it does not, such as yellow text on white, a color of the same hue takes the role,
          and the page says which one and why. A button may be a little darker than the brand color,
          so that white text is readable; “Exact” keeps it as it is.
        </p>
      </Explanation>
      <Explanation title="Every pair is proven">
        <p>
          A theme declares which color may be used on which: text, large text, borders and focus
          rings, hovered and pressed states, tints over every background. Each pair is measured by
          WCAG 2.2 in light, dark and high contrast. High contrast always needs AAA.
        </p>
      </Explanation>
      <Explanation title="In the link">
        <p>
          The address contains the entire theme: share it, bookmark it, come back to it. The same
          colors always give the same theme, here and in your files.
        </p>
      </Explanation>
    </div>
  );
}
