import { contrastRatio, formatHex, formatRatio, type Srgb } from '@swatchwork/color';

import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { type PairFieldTexts, PairForm } from './pair-form.tsx';

/** Opaque colors that pass together. */
type FixedPair = { text: Srgb; background: Srgb };

type Props = {
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
export function FixButton({ fields, fixed, changes, needed, onFix, children }: Props) {
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
