import { formatHex, mapToGamut, parseColor } from '@swatchwork/color';
import { useSearchParams } from 'react-router';

import { BackLink } from '../../tools/back-link.tsx';
import { Explanation } from '../../tools/explanation.tsx';
import { GoOn } from '../../tools/go-on/go-on.tsx';
import { GoOnWithColor } from '../../tools/go-on/go-on-with-color.tsx';
import { ToolPage } from '../../tools/tool-page.tsx';
import { WebSafeBrowser } from './web-safe-browser.tsx';

/** A page of its own and one of the color tools: two addresses, of which the first is canonical. */
export default function WebSafeColorsRoute() {
  return (
    <ToolPage
      id="web-safe-colors"
      path="/web-safe-colors"
      back={<BackLink to="/">Back to Home</BackLink>}
      description="All 216 web safe colors with hex and rgb: search them, sort them by hex, hue or brightness, group them by tone, and find the one nearest to any color."
      purpose="The 216 colors of 00, 33, 66, 99, CC and FF. Click any for its details."
      explanation={<WebSafeExplanation />}
      goOn={<GoOnFromSearch />}
    >
      <WebSafeBrowser />
    </ToolPage>
  );
}

/** The links to other tools; they carry the color that was searched for, if it is one. */
function GoOnFromSearch() {
  const [params] = useSearchParams();
  const parsed = parseColor(params.get('q') ?? '');
  return parsed ? (
    <GoOnWithColor color={formatHex(mapToGamut(parsed.color))} except="web-safe-colors" />
  ) : (
    <GoOn except="web-safe-colors" />
  );
}

/** The history of the 216 colors, and their use today. */
function WebSafeExplanation() {
  return (
    <>
      <Explanation title="Where the 216 come from">
        <p>
          In the 1990s many screens showed 256 colors at a time, and systems kept some for
          themselves. Six levels each of red, green and blue make 216 colors that browsers could
          promise everywhere; all others were dithered from these.
        </p>
      </Explanation>
      <Explanation title="Do you still need them?">
        <p>
          No: every screen today shows millions. They are still useful as a small, even set, for
          pixel art and retro looks, for terminals, whose 256 colors contain a similar cube, and as
          hex codes that are easy to remember.
        </p>
      </Explanation>
      <Explanation title="Even in numbers, not in perception">
        <p>
          The levels are 51 apart, 20% of a channel. The eye sees large steps among the dark colors
          and the blues, and hardly any among the bright greens. That is why a scale for a design is
          better built in OKLCH.
        </p>
      </Explanation>
      <Explanation title="How the tones are grouped">
        <p>
          Equal channels make Grayscale. A spread of one level makes Neutral Tones. All others
          belong to their strongest channel (red before green before blue, so yellows are among the
          reds) and count as dark if it is 99 or less.
        </p>
      </Explanation>
    </>
  );
}
