import { WCAG } from '@swatchwork/color';

import { FixButton } from './fix-button.tsx';
import type { PairFieldTexts } from './pair-fields.tsx';
import type { Pair } from './read-pair.ts';

type Props = { fields: PairFieldTexts; pair: Pair };

/** Offers the nearest colours that reach 4.5:1: another foreground, or another background. */
export function AutoFix({ fields, pair: { foreground, background, ratio } }: Props) {
  const needed = ratio < WCAG.aa;

  return (
    <section aria-labelledby="auto-fix">
      <h2 id="auto-fix" className="text-lg font-semibold">
        Auto-fix
      </h2>
      <p className="mt-1 text-sm text-muted">
        {needed
          ? 'The nearest colour of the same hue that reaches 4.5:1.'
          : 'This pair passes AA, so there is nothing to fix.'}
      </p>
      {/* They stay after a fix, because the focus of the keyboard is on one of them. */}
      <div className="mt-3 grid gap-3 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        <FixButton part="text" color={foreground} against={background} {...{ fields, needed }}>
          Fix foreground
        </FixButton>
        <FixButton
          part="background"
          color={background}
          against={foreground}
          {...{ fields, needed }}
        >
          Fix background
        </FixButton>
      </div>
    </section>
  );
}
