import { swatchStyle } from '../../../ui/swatches/swatch-style.ts';
import type { Extracted } from '../state/picker-state.ts';

type Props = {
  swatches: readonly Extracted[];
  active: number | undefined;
  onPoint: (index: number | undefined) => void;
  className: string;
};

/** The share of each color in the picture; the list below has it in words. */
export function ShareBar({ swatches, active, onPoint, className }: Props) {
  return (
    <div
      aria-hidden="true"
      className={`flex h-12 overflow-hidden rounded-control border border-line forced-color-adjust-none ${className}`}
    >
      {swatches.map(({ hex, css, share }, i) => (
        <span
          key={css ?? hex}
          title={`${css ?? hex}, ${formatShare(share)}`}
          onPointerEnter={() => onPoint(i)}
          onPointerLeave={() => onPoint(undefined)}
          className={`min-w-0.5 ${i === active ? 'shadow-[inset_0_0_0_2px_#000,inset_0_0_0_4px_#fff]' : ''}`}
          style={{ ...swatchStyle({ hex, css }), flexGrow: share }}
        />
      ))}
    </div>
  );
}

/** Such as `34%`; a small share keeps a decimal. */
export const formatShare = (share: number) =>
  share < 0.001 ? '<0.1%' : `${(share * 100).toFixed(share < 0.0995 ? 1 : 0)}%`;
