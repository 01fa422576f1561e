import { formatHex } from '@swatchwork/color';
import { Copy, Link2 } from 'lucide-react';
import { Form, useLocation } from 'react-router';

import { PageMeta } from '../../meta/page-meta.tsx';
import { Button } from '../../ui/button.tsx';
import { copyWithToast } from '../../ui/copy-with-toast.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SubmitWithoutScript } from '../color-tools/shared/submit-without-script.tsx';
import { ColorWheel } from './color-wheel.tsx';
import { HarmonyChoice } from './harmony-choice.tsx';
import { HarmonyRows } from './harmony-rows.tsx';
import { useWheel } from './use-wheel.ts';
import { WheelExplanation } from './wheel-explanation.tsx';
import { WheelFields } from './wheel-fields.tsx';
import { wheelHarmony } from './wheel-harmony.ts';
import { wheelColor, writeQuery } from './wheel-query.ts';

export default function InteractiveColorWheelRoute() {
  const { hue, harmony: type, preview, choose, setHarmony } = useWheel();
  const { pathname } = useLocation();
  const harmony = wheelHarmony(hue, type);

  const copyColor = () => copyWithToast(formatHex(wheelColor(hue)));

  function copyPalette() {
    const list = harmony.hsl.map(formatHex).join(', ');
    copyWithToast(list, 'Palette copied!', list);
  }

  function shareLink() {
    const link = location.origin + pathname + writeQuery(hue, type);
    copyWithToast(link, 'Link Copied!', 'Whoever opens it sees this hue and this harmony.');
  }

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
        <div className="space-y-5">
          <div className="mx-auto w-full max-w-md">
            <ColorWheel hue={hue} harmony={harmony} onMove={preview} onChoose={choose} />
          </div>
          <WheelFields hue={hue} onChange={choose} />
        </div>
        <div className="space-y-4">
          <HarmonyChoice value={type} onChange={setHarmony} />
          <SubmitWithoutScript>Show on the wheel</SubmitWithoutScript>
          <HarmonyRows type={type} harmony={harmony} />
          <div className="flex flex-wrap gap-3 pt-2 noscript:hidden">
            <Button variant="primary" onClick={copyPalette}>
              <Copy aria-hidden="true" />
              Copy Palette
            </Button>
            <Button onClick={copyColor}>
              <Copy aria-hidden="true" />
              Copy Color
            </Button>
            <Button onClick={shareLink}>
              <Link2 aria-hidden="true" />
              Share Link
            </Button>
          </div>
        </div>
      </Form>
      <WheelExplanation />
    </div>
  );
}
