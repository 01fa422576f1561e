import { contrastRatio, fixContrast, formatHex, formatRatio, type Srgb } from '@swatchwork/color';

import { Button } from '../../../ui/button.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import { toast } from '../../../ui/toast.ts';
import type { PairFieldTexts } from './pair-fields.tsx';
import { PairForm } from './pair-form.tsx';

type Props = {
  /** The field that would change. */
  part: keyof PairFieldTexts;
  fields: PairFieldTexts;
  /** The colour of that field, and the one it must be told from. */
  color: Srgb;
  against: Srgb;
  /** Whether there is anything to fix; if not, the button says so and changes nothing. */
  needed: boolean;
  children: string;
};

/** Replaces one colour of the pair by the nearest that passes AA, shown beforehand. */
export function FixButton({ part, fields, color, against, needed, children }: Props) {
  const fixed = fixContrast(color, against).color;
  const hex = formatHex(fixed);
  const ratio = formatRatio(contrastRatio(fixed, against));

  function announce() {
    if (!needed) return;
    toast.success('Color Improved', `${formatHex(color)} became ${hex}, which reaches ${ratio}:1.`);
  }

  return (
    <PairForm {...fields} {...(needed && { [part]: hex })} onSubmit={announce}>
      <Button type="submit" aria-disabled={!needed} className="w-full aria-disabled:opacity-50">
        {needed && <Swatch color={hex} className="size-5 rounded-full border border-outline" />}
        {children}
      </Button>
    </PairForm>
  );
}
