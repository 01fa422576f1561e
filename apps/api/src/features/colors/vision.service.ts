import { formatHex, simulateVision } from '@swatchwork/color';
import type { VisionAnswer, VisionQuery } from '@swatchwork/contract';
import type { z } from 'zod';

/** How colors may look to a person with a color-vision deficiency. */
export function seeColors({ colors, type, severity }: z.output<typeof VisionQuery>): VisionAnswer {
  return {
    type,
    severity,
    colors: colors.map((color) => ({
      hex: formatHex(color),
      seen: formatHex(simulateVision(color, type, severity / 100)),
    })),
  };
}
