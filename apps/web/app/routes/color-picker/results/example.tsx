import { type Hex, parseHex } from '@swatchwork/color';

import { ColorLink } from '../../../ui/links/color-link.tsx';
import harbor from '../picture/harbor.webp';

/** What extraction finds in the sample image. */
const HARBOR: readonly Hex[] = ['#476279', '#718285', '#D0AC8C', '#EDE3C8', '#B44549'];

/** The sample image and its colors, until a picture is chosen. */
export function Example() {
  return (
    <figure>
      <img
        src={harbor}
        alt="A harbor, drawn"
        width={960}
        height={640}
        className="h-auto max-h-64 w-full rounded-t-control object-cover forced-color-adjust-none"
      />
      <ul aria-label="Example colors" className="grid grid-cols-5">
        {HARBOR.map((hex) => (
          <li key={hex} className="flex">
            <ColorLink color={parseHex(hex)!} isNarrow className="h-20 flex-1 p-2" />
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 max-w-[60ch] text-muted">
        This is an example. Choose an image to see its colors and their shares here.
      </figcaption>
    </figure>
  );
}
