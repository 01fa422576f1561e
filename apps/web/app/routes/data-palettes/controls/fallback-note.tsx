import { exactSrgb, fallbackLoss, isInGamut, toCssColor } from '@swatchwork/color';

/** Says which hex stands for a typed color that sRGB does not have; nothing for all others. */
export function FallbackNote({ text }: { text: string }) {
  const color = toCssColor(text);
  if (!color?.css || isInGamut(exactSrgb(color))) return null;

  return (
    <p className="mt-1 text-sm text-muted">
      {`Outside sRGB: charts use ${color.hex} (ΔE_OK ${fallbackLoss(color).toFixed(4)}).`}
    </p>
  );
}
