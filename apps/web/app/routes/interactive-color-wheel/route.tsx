import { useDeferredValue } from 'react';
import { Form } from 'react-router';

import { PageMeta } from '../../meta/page-meta.tsx';
import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ColorWheel } from './color-wheel.tsx';
import { HarmonyChoice } from './harmony-choice.tsx';
import { HarmonyRow } from './harmony-row.tsx';
import { useWheel } from './use-wheel.ts';
import { WheelActions } from './wheel-actions.tsx';
import { WheelExplanation } from './wheel-explanation.tsx';
import { WheelFields } from './wheel-fields.tsx';
import { wheelHarmony } from './wheel-harmony.ts';

export default function InteractiveColorWheelRoute() {
  const { hue, harmony: type, preview, choose, setHarmony } = useWheel();
  const harmony = wheelHarmony(hue, type);
  // The rows may follow a frame after the wheel under the hand.
  const shown = useDeferredValue(hue);

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Interactive Color Wheel"
        description="Turn a colour wheel by hand and see complementary, triadic, analogous and tetradic harmonies, with an equally light OKLCH version beside each. Copy or share them."
      />
      <PageHeader title="Interactive Color Wheel">
        Turn the wheel and see which hues go with the one you choose.
      </PageHeader>
      <Form
        preventScrollReset
        className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <div className="mx-auto w-full max-w-md space-y-5">
          <ColorWheel hue={hue} harmony={harmony} onMove={preview} onChoose={choose} />
          <WheelFields hue={hue} onChange={choose} />
        </div>
        <div className="space-y-4">
          <HarmonyChoice value={type} onChange={setHarmony} />
          <SubmitWithoutScript>Show on the wheel</SubmitWithoutScript>
          <HarmonyRow kind="HSL" hue={shown} type={type} />
          <WheelActions hue={hue} type={type} colors={harmony.colors} />
          <HarmonyRow kind="OKLCH" hue={shown} type={type} />
        </div>
      </Form>
      <WheelExplanation />
    </div>
  );
}
