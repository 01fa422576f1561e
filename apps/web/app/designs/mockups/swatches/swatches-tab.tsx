import { COLOR_ROLES, describe, formatHex, parseHex } from '@swatchwork/color';

import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';
import { usePaint } from '../../kit/use-paint.ts';
import { CopyList } from './copy-list.tsx';

export function SwatchesTab() {
  const { theme } = usePaint();
  // The sheet names its colors, so it is only for palettes.
  const palette = theme.palette.map((color) => parseHex(color)!);
  const names = palette.map((color) => `${formatHex(color)}, ${describe(color)}`).join('; ');

  return (
    <div className="mockups">
      <CopyList colors={palette} />
      <Mockup
        title="Swatch sheet"
        label={`Swatches of the palette: ${names}`}
        className="swatch-sheet"
      >
        <Ground of="page" className="swatch-body">
          <div className="swatch-grid">
            {palette.map((color, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
              <Ground key={i} of={formatHex(color)} className="swatch-tall">
                <Ink className="swatch-name">{describe(color)}</Ink>
                <Ink className="swatch-hex">{formatHex(color)}</Ink>
              </Ground>
            ))}
          </div>
          <div className="swatch-roles">
            {COLOR_ROLES.map((role) => (
              <Ground key={role} of={role} className="swatch-role">
                <Ink className="swatch-aa">Aa</Ink>
                <Ink className="swatch-name">{role}</Ink>
                <Ink kind="soft">{theme.roles[role]}</Ink>
                <Ink kind="strong">Emphasis</Ink>
              </Ground>
            ))}
          </div>
        </Ground>
      </Mockup>
    </div>
  );
}
