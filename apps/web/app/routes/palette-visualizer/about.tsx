import { Explanation } from '../../tools/explanation.tsx';

/** What the designs show, how the roles are found. */
export function About() {
  return (
    <div className="container-page mt-16 px-0">
      <div className="grid gap-x-12 gap-y-8 border-t border-line pt-12 md:grid-cols-3">
        <Explanation title="How colors get their roles">
          <p>
            The lightest muted color becomes the page, the darkest the text, the strongest the
            primary color, and the two most different from it the secondary and the accent color. If
            you assign a role to another color, the others adapt.
          </p>
        </Explanation>
        <Explanation title="Why text is always readable">
          <p>
            Every text has a WCAG contrast of at least 4.5 with its background. If no color of the
            palette reaches it, the nearest variation of the same hue is used, and black or white
            only if nothing else works. The contrast overlay shows each ratio.
          </p>
        </Explanation>
        <Explanation title="What you are looking at">
          <p>
            Alder &amp; Tide, its boats, prices and figures are made up. Color vision and grayscale
            are simulations for designers; exported images show them too.
          </p>
        </Explanation>
      </div>
    </div>
  );
}
