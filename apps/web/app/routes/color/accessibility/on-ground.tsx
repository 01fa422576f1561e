import { fixContrast, formatHex, type Srgb, WCAG } from '@swatchwork/color';
import { Link } from 'react-router';
import { PairPreview } from '../../../colors/contrast/pair-preview.tsx';
import { readPair } from '../../../colors/contrast/read-pair.ts';
import { Verdicts } from '../../../colors/contrast/verdicts.tsx';
import { colorPath } from '../../../ui/links/color-path.ts';

type Props = { color: Srgb; ground: Srgb; name: 'white' | 'black' };

/** Text in the color on white or black: verdicts, samples, and a passing color if it fails. */
export function OnGround({ color, ground, name }: Props) {
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
