import {
  BLACK,
  fixContrast,
  formatHex,
  readableTextColor,
  type Srgb,
  simulateVision,
  type VisionType,
  WCAG,
  WHITE,
} from '@swatchwork/color';
import { Link } from 'react-router';

import { PairPreview } from '../../../colors/contrast/pair-preview.tsx';
import { readPair } from '../../../colors/contrast/read-pair.ts';
import { Verdicts } from '../../../colors/contrast/verdicts.tsx';
import { colorPath } from '../../../ui/links/color-path.ts';

/** Contrast of text in this color, and its look with color-vision deficiencies. */
export function Accessibility({ color }: { color: Srgb }) {
  return (
    <div className="space-y-12">
      <div className="grid gap-5 md:grid-cols-2">
        <OnGround color={color} ground={WHITE} name="white" />
        <OnGround color={color} ground={BLACK} name="black" />
      </div>
      <Vision color={color} />
    </div>
  );
}

type Props = { color: Srgb; ground: Srgb; name: 'white' | 'black' };

/** Text in the color on white or black: verdicts, samples, and a passing color if it fails. */
function OnGround({ color, ground, name }: Props) {
  const pair = readPair(formatHex(color), formatHex(ground));
  const fixed = fixContrast(color, ground).color;

  return (
    <section
      aria-label={`On ${name}`}
      className="flex flex-col overflow-hidden rounded-panel border border-line bg-raised"
    >
      <h2 className="px-5 pt-5 text-xl sm:px-6">On {name}</h2>
      <Verdicts pair={pair} />
      <PairPreview pair={pair} label={`Preview on ${name}`} />
      <p className="mt-auto border-t border-line px-5 py-4 text-sm sm:px-6">
        {pair.ratio >= WCAG.aa ? (
          `Good for text on ${name}, and for ${name} text on this color.`
        ) : (
          <>
            The nearest color of the same hue that reaches {WCAG.aa}:1 on {name} is{' '}
            <Link to={`${colorPath(fixed)}?tab=accessibility`} className="font-mono underline">
              {formatHex(fixed)}
            </Link>
            .
          </>
        )}
      </p>
    </section>
  );
}

const WAYS: { type: VisionType; name: string; text: string }[] = [
  { type: 'protan', name: 'Protanopia', text: 'Without red cones' },
  { type: 'deutan', name: 'Deuteranopia', text: 'Without green cones' },
  { type: 'tritan', name: 'Tritanopia', text: 'Without blue cones' },
  { type: 'achromat', name: 'Achromatopsia', text: 'Without any hue' },
];

/** The color as people with a color-vision deficiency may see it, each beside the original. */
function Vision({ color }: { color: Srgb }) {
  return (
    <section>
      <h2 className="text-xl">Color vision</h2>
      <p className="mt-1 max-w-[68ch] text-muted">
        The color on the left, a simulation on the right. Two colors that should be distinct need to
        differ in the right halves too.
      </p>
      <ul className="mt-4 grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {WAYS.map(({ type, name, text }) => {
          const seen = simulateVision(color, type, 1);
          return (
            <li key={type}>
              <div
                className="grid h-24 grid-cols-2 overflow-hidden rounded-control border border-line forced-color-adjust-none"
                style={{ backgroundColor: formatHex(color) }}
              >
                <span
                  className="col-start-2 flex items-end p-2 font-mono text-sm"
                  style={{
                    backgroundColor: formatHex(seen),
                    color: formatHex(readableTextColor(seen)),
                  }}
                >
                  {formatHex(seen)}
                </span>
              </div>
              <h3 className="mt-2 font-medium">{name}</h3>
              <p className="text-sm text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
