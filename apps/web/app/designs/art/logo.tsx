import { Ink } from '../kit/ink.tsx';
import { usePaint } from '../kit/use-paint.ts';
import { Mark } from './mark.tsx';

/** Sign and name side by side, in colors that are visible on their background. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <div className={`logo ${className}`}>
      <LogoMark />
      <Ink as="span">Alder &amp; Tide</Ink>
    </div>
  );
}

/** The sign alone. */
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
