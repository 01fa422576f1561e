import { CHARACTER_IDS, type CharacterId, exactSrgb, type HarmonyType } from '@swatchwork/color';
import { memo, useState } from 'react';

import { HarmonyChoice } from '../../../colors/harmony-choice.tsx';
import { HslNote } from '../../../colors/hsl-note.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { readBase } from '../generate/base-color.ts';
import type { useGeneration, Wheel } from '../generate/use-generation.ts';
import type { Creator } from '../state/use-creator.ts';
import { HarmonyFigure } from './harmony-figure.tsx';

type Props = Pick<ReturnType<typeof useGeneration>, 'pending' | 'harmonize'> & {
  /** The base, unless the visitor types another. */
  offered: string;
  /** Harmony of the current palette. */
  harmony: HarmonyType | undefined;
  character: CharacterId;
  dispatch: Creator['dispatch'];
};

const WHEELS = [
  { value: 'oklch', label: 'OKLCH, equally light' },
  { value: 'hsl', label: 'HSL' },
] as const;

/** `one-hue` as 'One hue'. */
const CHARACTERS = CHARACTER_IDS.map((id) => ({
  value: id,
  label: `${id[0]!.toUpperCase()}${id.slice(1).replace('-', ' ')}`,
}));

/** Fills the free slots with a harmony of a base: the selected or a typed color. */
export const HarmonyPanel = memo(function HarmonyPanel({
  offered,
  harmony,
  character,
  dispatch,
  pending,
  harmonize,
}: Props) {
  const [own, setOwn] = useState({ insteadOf: offered, text: offered });
  const base = own.insteadOf === offered ? own.text : offered;
  const whole = readBase(base);
  const [wheel, setWheel] = useState<Wheel>('hsl');
  const [type, setType] = useState<HarmonyType>(harmony ?? 'complementary');

  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        harmonize(base, type, wheel);
      }}
    >
      <ColorField
        label="Base color"
        name="base"
        value={base}
        onChange={(text) => setOwn({ insteadOf: offered, text })}
        isValid={(text) => readBase(text) !== undefined}
        message="Six hex digits, such as #1A2B3C, or a color of CSS, such as oklch(0.7 0.3 150)"
      />
      <Segments label="Turn the hue in" options={WHEELS} value={wheel} onChange={setWheel} />
      {whole && wheel === 'hsl' && <HslNote color={exactSrgb(whole)} />}
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
      <Select
        label="Character, also of random colors"
        name="character"
        options={CHARACTERS}
        value={character}
        onChange={({ target }) =>
          dispatch({ type: 'setCharacter', character: target.value as CharacterId })
        }
      />
      <Button type="submit" className="w-full" aria-busy={pending === 'harmony'}>
        {pending === 'harmony' ? 'Generating...' : 'Generate Harmony'}
      </Button>
    </form>
  );
});
