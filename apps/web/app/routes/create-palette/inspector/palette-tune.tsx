import { useState } from 'react';
import { colorTexts } from '../../../palettes/carried-palette.ts';
import { exactOf } from '../../../palettes/exact-of.ts';
import { wholeColors } from '../../../palettes/whole-color.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import type { Creator } from '../state/use-creator.ts';
import { useGesture } from '../state/use-gesture.ts';
import { Section } from './section.tsx';
import { type Tuning, tuneColor, UNTUNED } from './tune-color.ts';

const signed = (unit: string) => (value: number) => `${value > 0 ? '+' : ''}${value}${unit}`;

const SLIDERS = [
  { id: 'lightness', label: 'Lightness', most: 60, format: signed('%') },
  { id: 'strength', label: 'Strength', most: 100, format: signed('%') },
  { id: 'warmth', label: 'Warmth', most: 100, format: signed('%') },
  { id: 'hue', label: 'Hue', most: 180, format: signed('°') },
] as const;

/** How far a button moves a slider. */
const STEP = 10;

/** Steps that have names of their own. */
const STEPS = [
  ['Lighter', 'lightness', STEP],
  ['Stronger', 'strength', STEP],
  ['Warmer', 'warmth', STEP],
  ['Darker', 'lightness', -STEP],
  ['Softer', 'strength', -STEP],
  ['Cooler', 'warmth', -STEP],
] as const;

/** Moves all colors that are not locked at once. The sliders start anew from any other palette. */
export function PaletteTune({ state, dispatch }: Pick<Creator, 'state' | 'dispatch'>) {
  const { locked } = state.document;
  const now = wholeColors(state.document);
  const text = String(colorTexts(state.document));
  const [said, setSaid] = useState({ from: now, tuning: UNTUNED, made: text });
  const { from, tuning } = said.made === text ? said : { from: now, tuning: UNTUNED };
  const { ofChange, onStart, onEnd } = useGesture();
  const isLocked = locked.every(Boolean);

  function tune(next: Tuning) {
    const made = from.map((color, i) => (locked[i] ? now[i]! : tuneColor(color, next)));
    const colors = made.map(({ hex }) => hex);
    const exact = made.map(exactOf);
    setSaid({ from, tuning: next, made: String(colorTexts({ colors, exact })) });
    dispatch({ type: 'tune', colors, exact, gesture: ofChange() });
  }

  return (
    <Section title="Whole palette">
      <div className="space-y-3">
        {SLIDERS.map(({ id, label, most, format }) => (
          <Slider
            key={id}
            {...{ label, format }}
            min={-most}
            max={most}
            disabled={isLocked}
            value={tuning[id]}
            {...{ onStart, onEnd }}
            onChange={(value) => tune({ ...tuning, [id]: value })}
          />
        ))}
        <div className="grid grid-cols-3 gap-2 pt-1">
          {STEPS.map(([label, id, step]) => (
            <Button
              key={label}
              size="small"
              disabled={isLocked}
              onClick={() => tune({ ...tuning, [id]: clamp(tuning[id] + step, id) })}
            >
              {label}
            </Button>
          ))}
        </div>
        <div className="flex min-h-9 items-center justify-between gap-3">
          <p className="text-sm text-muted">
            {isLocked
              ? 'All colors are locked.'
              : 'Changes all unlocked colors. Select a color to change only that one.'}
          </p>
          <Button
            size="small"
            disabled={Object.values(tuning).every((value) => value === 0)}
            onClick={() => tune(UNTUNED)}
          >
            Reset
          </Button>
        </div>
      </div>
    </Section>
  );
}

function clamp(value: number, id: (typeof SLIDERS)[number]['id']): number {
  const { most } = SLIDERS.find((slider) => slider.id === id)!;
  return Math.max(-most, Math.min(most, value));
}
