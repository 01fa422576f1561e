import { formatHex } from '@swatchwork/color';
import { memo, useDeferredValue } from 'react';

import { PageMeta } from '../../meta/page-meta.tsx';
import { exactOf } from '../../palettes/exact-of.ts';
import { Explanation } from '../../tools/explanation.tsx';
import { GoOnWithColor } from '../../tools/go-on/go-on-with-color.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useWheel } from '../../wheel/tool/use-wheel.ts';
import { wheelColor } from '../../wheel/tool/wheel-query.ts';
import { WheelTool } from '../../wheel/tool/wheel-tool.tsx';

export default function InteractiveColorWheelRoute() {
  const wheel = useWheel();
  // The links may follow a frame later than the dragged wheel.
  const hue = useDeferredValue(wheel.hue);
  const color = (wheel.isAtBrought && wheel.brought) || { hex: formatHex(wheelColor(hue)) };

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Interactive Color Wheel"
        description="Turn a color wheel and see complementary, triadic, analogous and tetradic harmonies, each with an equally light OKLCH version. Copy or share them."
      />
      <PageHeader title="Interactive Color Wheel">
        Turn the wheel and see which hues go with the one you choose.
      </PageHeader>
      <WheelTool wheel={wheel} />
      <GoOnWithColor color={color.hex} exact={exactOf(color)} except="wheel" />
      <WheelExplanation />
    </div>
  );
}

/** How to use the wheel, what the three versions are, and links to other tools. */
const WheelExplanation = memo(function WheelExplanation() {
  return (
    <>
      <div className="mt-16 grid gap-x-12 gap-y-8 border-t border-line pt-12 md:grid-cols-2">
        <Explanation title="Ways to turn it">
          <p>
            Click or drag on the ring, or drag any point of the harmony to turn all of them. With
            the keyboard, arrow keys turn by 1 degree, Page Up and Page Down by 15, and Home and End
            go to the two ends. You can also type degrees, or the hex of a color whose hue the wheel
            shows.
          </p>
        </Explanation>
        <Explanation title="Saturation 70, lightness 50">
          <p>
            The wheel changes the hue and nothing else, so that you compare hues only. Open a
            harmony in the creator to make its colors lighter, darker or softer.
          </p>
        </Explanation>
        <Explanation title="Why three rows">
          <p>
            An HSL lightness of 50 is the same number for every hue but does not look the same:
            yellow is much lighter than blue, and the bars show by how much. The second row makes
            the same turns in OKLCH, a perceptual color space, and keeps the lightness of the base.
            The third shows these hues as strong as Display P3 can, which is stronger than sRGB.
          </p>
        </Explanation>
        <Explanation title="The four harmonies">
          <p>
            Complementary is a hue and its opposite. Triadic is three hues at equal distances,
            tetradic four. Analogous takes two neighbors on each side, 30 degrees apart.
          </p>
        </Explanation>
      </div>
      <nav aria-label="Go on" className="mt-12 flex flex-wrap gap-3">
        <LinkButton to="/create-palette" variant="primary">
          Create a palette
        </LinkButton>
        <LinkButton to="/color-tools">All color tools</LinkButton>
        <LinkButton to="/learn-colors">Learn about color</LinkButton>
      </nav>
    </>
  );
});
