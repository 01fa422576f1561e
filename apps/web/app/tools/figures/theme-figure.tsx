import { formatHex, type Srgb } from '@swatchwork/color';

/** A card with a button, three times: the color stays, the grounds change. CSS draws it all. */
export function ThemeFigure({ color }: { color: Srgb }) {
  return (
    <div className="theme-figure" style={{ color: formatHex(color) }}>
      <i />
      <i />
      <i />
    </div>
  );
}
