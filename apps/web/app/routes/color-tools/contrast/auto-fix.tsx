import {
  contrastRatio,
  fixContrast,
  fixContrastPair,
  formatHex,
  formatRatio,
  type Hex,
  parseHex,
  type Srgb,
  WCAG,
} from '@swatchwork/color';
import { useState } from 'react';

import { PairSample } from '../../../colors/contrast/pair-sample.tsx';
import type { Pair } from '../../../colors/contrast/read-pair.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { type PairFieldTexts, PairForm } from './pair-form.tsx';

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

/** Pairs that are common on the web and hard to read. */
const PAIRS: readonly { name: string; text: Hex; background: Hex }[] = [
  { name: 'White on orange', text: '#FFFFFF', background: '#F97316' },
  { name: 'Mauve on paper', text: '#9A8C98', background: '#F2E9E4' },
  { name: 'Blue on black', text: '#2563EB', background: '#0B0B0F' },
];

/** Links to these pairs, each drawn in its colors. */
function FailingPairs() {
  return (
    <ul aria-label="Pairs that fail" className="mt-3 grid gap-3">
      {PAIRS.map(({ name, text, background }) => (
        <li key={name}>
          <InnerLink
            to={`/color-tools/color-contrast?${new URLSearchParams({ text, background })}`}
            className="flex min-h-11 items-center gap-3 rounded-control border border-outline bg-raised pr-4 font-medium hover:bg-hover"
          >
            <PairSample
              text={text}
              background={background}
              className="w-16 self-stretch rounded-r-none"
            />
            {name}
            <span className="ml-auto font-mono text-sm font-normal text-muted">
              {formatRatio(contrastRatio(parseHex(text)!, parseHex(background)!))}:1
            </span>
          </InnerLink>
        </li>
      ))}
    </ul>
  );
}

/** Opaque colors that pass together. */
type FixedPair = { text: Srgb; background: Srgb };

type FixButtonProps = {
  fields: PairFieldTexts;
  fixed: FixedPair;
  /** Which fields change. */
  changes: readonly (keyof FixedPair)[];
  /** Whether there is anything to fix; if not, the button says so and does nothing. */
  needed: boolean;
  onFix: () => void;
  children: string;
};

/** Replaces one or both colors by the nearest that pass AA; a preview shows them first. */
function FixButton({ fields, fixed, changes, needed, onFix, children }: FixButtonProps) {
  const text = formatHex(fixed.text);
  const background = formatHex(fixed.background);
  const hexes = { text, background };
  const next = Object.fromEntries(changes.map((part) => [part, hexes[part]]));

  function announce() {
    if (!needed) return;
    onFix();
    const became = changes.map((part) => `${fields[part]} became ${hexes[part]}`).join(', ');
    const ratio = formatRatio(contrastRatio(fixed.text, fixed.background));
    toast.success('Color Improved', `${became}, which reaches ${ratio}:1.`);
  }

  return (
    <PairForm {...fields} {...(needed && next)} onSubmit={announce}>
      <Button type="submit" aria-disabled={!needed} className="w-full aria-disabled:opacity-50">
        {needed && (
          <span
            aria-hidden="true"
            className="rounded-[6px] border border-outline px-2 py-0.5 font-semibold forced-color-adjust-none"
            style={{ color: text, backgroundColor: background }}
          >
            Aa
          </span>
        )}
        {children}
      </Button>
    </PairForm>
  );
}
