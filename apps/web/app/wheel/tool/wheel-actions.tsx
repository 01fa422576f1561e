import { type CssColor, formatHex, type HarmonyType } from '@swatchwork/color';
import { Copy, Link2 } from 'lucide-react';
import { memo } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { wheelHarmony } from './wheel-harmony.ts';
import { wheelColor, writeQuery } from './wheel-query.ts';

type Props = {
  hue: number;
  type: HarmonyType;
  /** The color of the link, if it is not the wheel's own. */
  exact: CssColor | undefined;
};

/** Opens or copies the harmony, its base, or a link to both. */
export const WheelActions = memo(function WheelActions({ hue, type, exact }: Props) {
  function copyPalette() {
    const list = wheelHarmony(hue, type).colors.map(formatHex).join(', ');
    copyWithToast(list, 'Palette copied!', list);
  }

  function shareLink() {
    const link = `${location.origin}/interactive-color-wheel${writeQuery(hue, type, exact)}`;
    copyWithToast(link, 'Link Copied!', 'It opens this hue and this harmony.');
  }

  return (
    <div className="flex flex-wrap gap-3 noscript:hidden">
      <Button variant="primary" onClick={copyPalette}>
        <Copy aria-hidden="true" />
        Copy Palette
      </Button>
      <Button onClick={() => copyWithToast(formatHex(wheelColor(hue)))}>
        <Copy aria-hidden="true" />
        Copy Color
      </Button>
      <Button onClick={shareLink}>
        <Link2 aria-hidden="true" />
        Share Link
      </Button>
    </div>
  );
});
