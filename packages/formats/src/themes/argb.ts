import type { ThemeColor } from '@swatchwork/theme';

/** Alpha before the channels, `#80FF0000`; omitted for opaque colors unless `always` is set. */
export function argb({ hex }: ThemeColor, sign: string, always = false): string {
  const alpha = hex.slice(7) || (always ? 'FF' : '');
  return `${sign}${alpha}${hex.slice(1, 7)}`;
}
