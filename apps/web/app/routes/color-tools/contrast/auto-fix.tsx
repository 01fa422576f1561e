import { fixContrast, fixContrastPair, WCAG } from '@swatchwork/color';
import { useState } from 'react';

import type { Pair } from '../../../colors/contrast/read-pair.ts';
import { FailingPairs } from './failing-pairs.tsx';
import { FixButton } from './fix-button.tsx';
import type { PairFieldTexts } from './pair-form.tsx';

type Props = { fields: PairFieldTexts; pair: Pair };

/** Offers the nearest colors that reach 4.5:1: another foreground, another background, or both. */
export function AutoFix({ fields, pair: { foreground, background, ratio } }: Props) {
  const needed = ratio < WCAG.aa;
  const [isUsed, setUsed] = useState(false);
  const onFix = () => setUsed(true);
  const given = { text: foreground, background };
  const text = { ...given, text: fixContrast(foreground, background).color };
  const paper = { ...given, background: fixContrast(background, foreground).color };

  // They stay after a fix, because the keyboard focus is on one of them.
  const shown = needed || isUsed;

  return (
    <section aria-labelledby="auto-fix">
      <h2 id="auto-fix" className="text-lg font-semibold">
        Auto-fix
      </h2>
      <p className="mt-1 text-sm text-muted">
        {needed
          ? 'The nearest colors of the same hue that reach 4.5:1.'
          : 'This pair passes AA, so there is nothing to fix.'}
        {!shown && ' Try it with a failing pair:'}
      </p>
      {shown ? (
        <div className="mt-3 grid gap-3">
          <FixButton fixed={text} changes={['text']} {...{ fields, needed, onFix }}>
            Fix foreground
          </FixButton>
          <FixButton fixed={paper} changes={['background']} {...{ fields, needed, onFix }}>
            Fix background
          </FixButton>
          <FixButton
            fixed={fixContrastPair(foreground, background)}
            changes={['text', 'background']}
            {...{ fields, needed, onFix }}
          >
            Fix both a little
          </FixButton>
        </div>
      ) : (
        <FailingPairs />
      )}
    </section>
  );
}
