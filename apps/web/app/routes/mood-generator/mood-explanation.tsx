import { Explanation } from '../../tools/explanation.tsx';

/** What a mood is made of, below the tool. */
export function MoodExplanation() {
  return (
    <div className="mt-16 grid gap-x-12 gap-y-8 border-t border-line pt-12 md:grid-cols-2">
      <Explanation title="What makes a mood">
        <p>
          Each mood consists of five to seven families of colors, such as mist, sage and slate blue
          for calm. A family sets the ranges of lightness, chroma and hue of its colors. A palette
          uses three families first, and others if these have no room left.
        </p>
      </Explanation>
      <Explanation title="New every time">
        <p>
          Two palettes of a mood have the same character but different colors, and no two colors of
          a palette look alike. The back button returns to the previous palette, and the address
          contains the current one, so you can share it.
        </p>
      </Explanation>
      <Explanation title="A mood is a start">
        <p>
          What a color conveys depends on its context and on the viewer. Open a palette in the
          creator, lock the colors you like and change the others; then check that text on them is
          readable.
        </p>
      </Explanation>
      <Explanation title="The four files">
        <p>
          CSS contains variables color-1 to color-5, JSON the palette with its name and date, TXT
          one color per line. ASE opens in the swatches panel of Photoshop, Illustrator and
          InDesign, with names.
        </p>
      </Explanation>
    </div>
  );
}
