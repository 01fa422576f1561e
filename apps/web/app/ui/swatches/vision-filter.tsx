import { type VisionTransform, type VisionType, visionTransform } from '@swatchwork/color';

type Matrix = VisionTransform['matrix'];

const ALPHA_AS_IT_IS = '0 0 0 1 0';

/** So steep that the transition between the two halves of a model is invisible. */
const STEEPNESS = 1e4;

type Props = {
  id: string;
  type: VisionType;
  /** 0 to 1. */
  severity: number;
};

/** An SVG filter: elements with the style `filter: url(#id)` look as a vision sees them. */
export function VisionFilter({ id, type, severity }: Props) {
  const { matrix, beyond } = visionTransform(type, severity);

  return (
    <svg aria-hidden="true" className="absolute size-0">
      <filter id={id} x="0" y="0" width="100%" height="100%" colorInterpolationFilters="linearRGB">
        <feColorMatrix in="SourceGraphic" result="near" values={values(matrix, ALPHA_AS_IT_IS)} />
        {beyond && (
          <>
            <feColorMatrix
              in="SourceGraphic"
              result="beyond"
              // Opaque on its side of the plane, transparent on the other.
              values={values(
                beyond.matrix,
                `${beyond.normal.map((part) => part * STEEPNESS).join(' ')} 0 0`,
              )}
            />
            <feMerge>
              <feMergeNode in="near" />
              <feMergeNode in="beyond" />
            </feMerge>
          </>
        )}
      </filter>
    </svg>
  );
}

/** Four rows of five, as the filter needs them; the constants are all 0. */
const values = (m: Matrix, alpha: string): string =>
  `${[0, 3, 6].map((row) => `${m[row]} ${m[row + 1]} ${m[row + 2]} 0 0`).join(' ')} ${alpha}`;
