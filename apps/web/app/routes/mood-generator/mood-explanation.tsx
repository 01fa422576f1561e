import { Explanation } from '../../tools/explanation.tsx';

/** What a mood is made of, below the tool. */
export function MoodExplanation() {
  return (
    <div className="mt-16 grid gap-x-12 gap-y-8 border-t border-line pt-12 md:grid-cols-2">
      <Explanation title="What makes a mood">
        <p>
          Each mood is five to seven families of colors, such as mist, sage and slate blue for calm.
          A family says how light, how strong and of which hues its colors are. A palette leads with
          three families, and takes others in where these have no room left.
        </p>
      </Explanation>
      <Explanation title="New every time">
        <p>
          Two palettes of a mood have the same temper and different colors, each beside the nearest
          and never so close to each other that one would do. The back button leads to the palette
          before, and the address holds the one you see: share it as it is.
        </p>
      </Explanation>
      <Explanation title="A mood is a start">
        <p>
          What a color says depends on where it stands and who looks. Take a palette to the creator,
          lock what is right and change the rest; then check that text on it can be read.
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
