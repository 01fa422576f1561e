import { data } from 'react-router';

import { apiFetchContext } from '../../api/api-context.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { Explanation } from '../../tools/explanation.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { Route } from './+types/route.ts';
import { ColorPickerTool } from './color-picker-tool.tsx';
import { extractForForm } from './extract-for-form.ts';

/** In a browser without scripts, the form is sent and the API finds the colors. */
export async function action({ context, request }: Route.ActionArgs) {
  const result = await extractForForm(context.get(apiFetchContext), request);
  return data(result, { status: result.status });
}

/** One page at two addresses, of which the first is canonical. */
export default function ColorPickerRoute({ actionData }: Route.ComponentProps) {
  return (
    // The magnifier may extend beyond the edge of the page.
    <div className="overflow-x-clip">
      <div className="container-page pb-20">
        <PageMeta
          path="/color-picker"
          title="Image Color Picker"
          description="Find the dominant colors of an image, with their shares, or pick any pixel: hex, rgb, hsl and variations. The image does not leave your device."
        />
        <PageHeader title="Image Color Picker">
          Extract the dominant colors of an image, or pick any pixel.
        </PageHeader>
        <ColorPickerTool answer={actionData} />
        <PickerExplanation />
      </div>
    </div>
  );
}

/** What the tool does and how, below it. */
function PickerExplanation() {
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
