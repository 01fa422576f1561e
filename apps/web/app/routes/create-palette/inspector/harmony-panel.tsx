import { exactSrgb, HARMONY_OFFSETS, type HarmonyType } from '@swatchwork/color';
import { memo, useState } from 'react';
import { HarmonyChoice } from '../../../colors/harmony-choice.tsx';
import { HslNote } from '../../../colors/hsl-note.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { readBase } from '../generate/base-color.ts';
import type { HarmonyKind, useGeneration } from '../generate/use-generation.ts';

type Props = Pick<ReturnType<typeof useGeneration>, 'pending' | 'harmonize'> & {
  /** The base, unless the visitor types another. */
  offered: string;
  /** Harmony of the current palette. */
  harmony: HarmonyType | undefined;
};

const KINDS = [
  { value: 'balanced', label: 'Balanced' },
  { value: 'oklch', label: 'Equally light' },
  { value: 'hsl', label: 'HSL' },
] as const;

/** What the chosen one does. */
const EXPLANATIONS: Readonly<Record<HarmonyKind, string>> = {
  balanced: 'OKLCH hues, with lightness and strength that suit the base and style',
  oklch: 'OKLCH hues, all as light as the base',
  hsl: 'HSL hues, all with the saturation and lightness of the base',
};

/** Fills the free slots with a harmony of a base: the selected or a typed color. */
export const HarmonyPanel = memo(function HarmonyPanel({
  offered,
  harmony,
  pending,
  harmonize,
}: Props) {
  const [own, setOwn] = useState({ insteadOf: offered, text: offered });
  const base = own.insteadOf === offered ? own.text : offered;
  const whole = readBase(base);
  const [kind, setKind] = useState<HarmonyKind>('balanced');
  const [type, setType] = useState<HarmonyType>(harmony ?? 'complementary');

  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        harmonize(base, type, kind);
      }}
    >
      <ColorField
        label="Base color"
        name="base"
        value={base}
        onChange={(text) => setOwn({ insteadOf: offered, text })}
        isValid={(text) => readBase(text) !== undefined}
        message="Six hex digits, such as #1A2B3C, or a CSS color, such as oklch(0.7 0.3 150)"
      />
      <Segments label="Lightness and strength" options={KINDS} value={kind} onChange={setKind} />
      <p className="text-sm text-muted">{EXPLANATIONS[kind]}</p>
      {whole && kind === 'hsl' && <HslNote color={exactSrgb(whole)} />}
      <HarmonyChoice
        value={type}
        onChange={setType}
        className="grid grid-cols-2 gap-2"
        choiceClassName="min-h-11 gap-1.5 rounded-control border border-outline px-1.5 text-sm capitalize has-checked:border-ink has-checked:bg-sunken has-checked:font-medium"
      >
        {(option) => (
          <>
            <HarmonyFigure type={option} />
            {option}
          </>
        )}
      </HarmonyChoice>
      <Button type="submit" className="w-full" aria-busy={pending === 'harmony'}>
        {pending === 'harmony' ? 'Generating...' : 'Generate Harmony'}
      </Button>
    </form>
  );
});

const RADIUS = 8; // of the ring, in a picture of 24 units

/** Positions of a harmony's colors on the wheel; the base, the larger dot, is on top. */
function HarmonyFigure({ type }: { type: HarmonyType }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 shrink-0" fill="currentColor">
      <circle cx="12" cy="12" r={RADIUS} fill="none" stroke="currentColor" strokeOpacity=".4" />
      {HARMONY_OFFSETS[type].map((offset) => (
        <circle
          key={offset}
          cx="12"
          cy={12 - RADIUS}
          r={offset === 0 ? 3.2 : 2.2}
          transform={`rotate(${offset} 12 12)`}
        />
      ))}
    </svg>
  );
}
