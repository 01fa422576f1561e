import { formatHex, type Srgb } from '@swatchwork/color';

import type { Place } from './exercise-fields.ts';

type Props = { colors: Readonly<Record<Place, Srgb>>; isJoined: boolean };

/** Two backgrounds with the same patch on each; joined, a band of its color runs from one to the other. */
export function ExercisePicture({ colors, isJoined }: Props) {
  const [left, right, patch] = [colors.left, colors.right, colors.patch].map(formatHex);

  return (
    <div
      role="img"
      aria-label={`${patch} on two backgrounds: ${left} on the left, ${right} on the right${isJoined ? ', joined by a band of the same color' : ''}`}
      className="relative grid h-48 grid-cols-2 overflow-hidden rounded-panel border border-line forced-color-adjust-none sm:h-56 sm:[@media(height>=56rem)]:h-80"
    >
      {[left, right].map((background, side) => (
        <div
          key={side === 0 ? 'left' : 'right'}
          style={{ backgroundColor: background }}
          className="grid place-items-center"
        >
          <span style={{ backgroundColor: patch }} className="size-16 sm:size-24" />
        </div>
      ))}
      {isJoined && (
        <span
          style={{ backgroundColor: patch }}
          className="absolute inset-x-1/4 top-1/2 h-4 -translate-y-1/2 sm:h-6"
        />
      )}
    </div>
  );
}
