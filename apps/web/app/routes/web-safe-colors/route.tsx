import { formatHex, mapToGamut, parseColor } from '@swatchwork/color';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../tools/back-link.tsx';
import { GoOn } from '../../tools/go-on/go-on.tsx';
import { GoOnWithColor } from '../../tools/go-on/go-on-with-color.tsx';
import { ToolPage } from '../../tools/tool-page.tsx';
import { SECTIONS } from './explanation.md?sections';
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
      explanation={SECTIONS}
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
