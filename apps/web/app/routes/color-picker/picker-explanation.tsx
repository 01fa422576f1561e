import { Explanation } from '../../tools/explanation.tsx';

/** What the tool does and how, below it. */
export function PickerExplanation() {
  return (
    <div className="mt-16 grid gap-x-12 gap-y-8 border-t border-line pt-12 md:grid-cols-2">
      <Explanation title="What a dominant color is">
        <p>
          The palette is chosen so that every pixel is close to one of its colors, measured in
          OKLab, where equal distances look equally large. Each color has a share: the part of the
          image that it represents.
        </p>
      </Explanation>
      <Explanation title="Small accents count">
        <p>
          People remember the red boat on a gray sea, although it covers a fiftieth of the image.
          Such an accent gets its own color, and no color appears twice.
        </p>
      </Explanation>
      <Explanation title="Your image stays with you">
        <p>
          Your browser decodes the image and finds its colors, with the same program that our server
          runs. Only if you choose the server is the image sent; it is read in memory, answered and
          forgotten.
        </p>
      </Explanation>
      <Explanation title="True to the pixel">
        <p>
          The picker reads the image at its natural size, not the smaller preview. Turned
          photographs are turned upright, and transparent pixels do not count. A picked color
          outside sRGB stays one of Display P3 where the browser can say so; extracted colors are in
          sRGB.
        </p>
      </Explanation>
    </div>
  );
}
