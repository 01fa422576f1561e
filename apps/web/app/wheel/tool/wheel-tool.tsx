import { useDeferredValue } from 'react';
import { Form } from 'react-router';

import { HarmonyChoice } from '../../colors/harmony-choice.tsx';
import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { BroughtColor } from './brought-color.tsx';
import { ColorWheel } from './color-wheel.tsx';
import { HarmonyRow } from './harmony-row.tsx';
import type { Wheel } from './use-wheel.ts';
import { VividRow } from './vivid-row.tsx';
import { WheelActions } from './wheel-actions.tsx';
import { WheelFields } from './wheel-fields.tsx';
import { wheelHarmony } from './wheel-harmony.ts';
import { writeExact } from './wheel-query.ts';

type Props = {
  wheel: Wheel;
  /** The page that shows the wheel without scripts, if it is another one. */
  action?: string;
};

/** The wheel and its fields, and beside them the harmony and its actions. */
export function WheelTool({ wheel, action }: Props) {
  const { hue, harmony: type, preview, choose, brought, isAtBrought } = wheel;
  const exact = isAtBrought ? brought : undefined;
  // Parts that only follow the wheel may render a frame later than the dragged wheel.
  const shown = useDeferredValue(hue);

  return (
    <Form
      {...(action && { action })}
      preventScrollReset
      className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      {/* Both are isolated: unchanged areas are not painted again with each move. */}
      <div className="isolate mx-auto w-full max-w-md space-y-5">
        {brought && (
          <BroughtColor
            color={brought}
            isShown={isAtBrought}
            hue={hue}
            onBack={() => wheel.chooseExact(brought)}
          />
        )}
        <ColorWheel
          hue={hue}
          harmony={wheelHarmony(hue, type)}
          onMove={preview}
          onChoose={choose}
        />
        {exact && <input type="hidden" name="css" value={writeExact(exact)} />}
        <WheelFields hue={hue} onChange={choose} onColor={wheel.chooseExact} />
      </div>
      <div className="isolate space-y-4">
        <HarmonyChoice value={type} onChange={wheel.setHarmony} className="flex flex-wrap gap-2" />
        <SubmitWithoutScript>Show on the wheel</SubmitWithoutScript>
        <HarmonyRow kind="HSL" hue={shown} type={type} />
        <WheelActions hue={shown} type={type} exact={exact} />
        <HarmonyRow kind="OKLCH" hue={shown} type={type} />
        <VividRow hue={shown} type={type} />
      </div>
    </Form>
  );
}
