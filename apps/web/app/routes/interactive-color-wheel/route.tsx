import { formatHex } from '@swatchwork/color';
import { memo, useDeferredValue } from 'react';
import { PageMeta } from '../../meta/page-meta.tsx';
import { exactOf } from '../../palettes/exact-of.ts';
import { Explanations } from '../../tools/explanations.tsx';
import { GoOnWithColor } from '../../tools/go-on/go-on-with-color.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useWheel } from '../../wheel/tool/use-wheel.ts';
import { wheelColor } from '../../wheel/tool/wheel-query.ts';
import { WheelTool } from '../../wheel/tool/wheel-tool.tsx';
import { SECTIONS } from './explanation.md?sections';

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
      <Explanations sections={SECTIONS} />
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
