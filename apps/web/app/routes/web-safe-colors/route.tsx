import { BackLink } from '../../tools/back-link.tsx';
import { ToolPage } from '../../tools/tool-page.tsx';
import { GoOnFromSearch } from './go-on-from-search.tsx';
import { WebSafeBrowser } from './web-safe-browser.tsx';
import { WebSafeExplanation } from './web-safe-explanation.tsx';

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
