import { Ink } from '../kit/ink.tsx';
import { usePaint } from '../kit/use-paint.ts';

/** Sign and name side by side, in colors that are visible on their background. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <div className={`logo ${className}`}>
      <LogoMark />
      <Ink as="span">Alder &amp; Tide</Ink>
    </div>
  );
}

/** Only the sign. */
export function LogoMark({ className = 'mark' }: { className?: string }) {
  const { fill, ink, paint } = usePaint();
  return (
    <Mark
      leaf={paint(fill('primary', 'accent', 'secondary'))}
      wave={ink('text')}
      className={className}
    />
  );
}

type Props = { leaf: string; wave: string; className?: string };

/** The sign of Alder & Tide, the invented company of the mock-ups: a leaf above two waves. */
function Mark({ leaf, wave, className = 'mark' }: Props) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <path fill={leaf} d="M32 2c13 9 17 23 0 38C15 25 19 11 32 2z" />
      <path d="M32 14v26" stroke={wave} strokeWidth="2.5" strokeLinecap="round" />
      <path
        fill="none"
        stroke={wave}
        strokeWidth="5"
        strokeLinecap="round"
        d="M5 47c7-6 11-6 18 0s11 6 18 0 11-6 18 0M14 59c6-5 9-5 15 0s9 5 15 0 5-4 8-4"
      />
    </svg>
  );
}
