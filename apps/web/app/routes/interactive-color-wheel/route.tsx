import { PageMeta } from '../../meta/page-meta.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { WheelExplanation } from './wheel-explanation.tsx';
import { WheelTool } from './wheel-tool.tsx';

export default function InteractiveColorWheelRoute() {
  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Interactive Color Wheel"
        description="Turn a color wheel by hand and see complementary, triadic, analogous and tetradic harmonies, with an equally light OKLCH version beside each. Copy or share them."
      />
      <PageHeader title="Interactive Color Wheel">
        Turn the wheel and see which hues go with the one you choose.
      </PageHeader>
      <WheelTool />
      <WheelExplanation />
    </div>
  );
}
