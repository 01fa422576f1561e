import { creatorVariations, formatHex, type Hex, parseHex } from '@swatchwork/color';
import { memo, useMemo } from 'react';
import { exactOf } from '../../../palettes/exact-of.ts';
import { wholeColor } from '../../../palettes/whole-color.ts';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { useHandler } from '../../../ui/use-handler.ts';
import { aboutExact } from '../slots/exact-mark.tsx';
import { paint } from '../slots/slot-style.ts';
import type { Creator } from '../state/use-creator.ts';
import type { Sizing } from '../state/use-sizing.ts';
import { RoleChoice } from './role-choice.tsx';
import { Section } from './section.tsx';
import { SelectedTools } from './selected-tools.tsx';
import { Sliders } from './sliders.tsx';

export type TuneProps = Creator & {
  /** The colors of a moment ago while one is being dragged. */
  shown: readonly Hex[];
  sizing: Sizing;
  onDeselect: () => void;
};

/** What tunes the selected color, and ten variations of it. */
export function SelectedColor({ state, dispatch, shown, sizing, onDeselect }: TuneProps) {
  const { colors, exact, roles, selected } = state.document;
  const slot = selected ?? 0;
  const color = colors[slot]!;
  const beyond = exact[slot];
  const whole = useMemo(() => wholeColor(color, beyond), [color, beyond]);
  const set = useHandler((next: Hex) => dispatch({ type: 'setColor', slot, color: next }));
  const about = aboutExact(whole);

  return (
    <>
      <Section
        title={
          <>
            <Swatch color={whole.hex} css={whole.css} className="size-6 rounded-control" />
            {`Color ${slot + 1}`}
          </>
        }
        aside={<SelectedTools {...{ slot, sizing, dispatch, onDeselect }} count={colors.length} />}
      >
        <Sliders
          color={whole}
          aside={<RoleChoice {...{ slot, roles, dispatch }} colors={shown} />}
          onChange={(next, gesture) =>
            dispatch({ type: 'dragColor', slot, color: next.hex, exact: exactOf(next), gesture })
          }
        />
        {about && <p className="mt-3 text-sm text-muted wrap-anywhere">{about}</p>}
      </Section>
      <Variations color={shown[slot] ?? whole.hex} onChoose={set} />
    </>
  );
}

/** What each of the ten is, in the order of `creatorVariations`: in full, and as it shows. */
const LABELS = [
  ...[15, 35, 55, 75, 95].map((value) => [`lightness ${value}%`, `L ${value}`]),
  ...[30, 65, 100].map((value) => [`saturation ${value}%`, `S ${value}`]),
  ['hue +30°', 'H +30'],
  ['hue −30°', 'H −30'],
];

type Props = { color: Hex; onChoose: (color: Hex) => void };

/** Ten variations of a color; a click replaces the color by one of them. */
const Variations = memo(function Variations({ color, onChoose }: Props) {
  const variations = creatorVariations(parseHex(color)!).map(formatHex);

  return (
    <Section title="Variations">
      <ul className="grid grid-cols-5 gap-px overflow-hidden rounded-control">
        {variations.map((variation, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
          <li key={i}>
            <button
              type="button"
              aria-label={`Use ${variation}, ${LABELS[i]?.[0]}`}
              title={`${variation}, ${LABELS[i]?.[0]}`}
              style={paint(variation)}
              onClick={() => onChoose(variation)}
              className="block h-11 w-full text-sm forced-color-adjust-none focus-visible:-outline-offset-4"
            >
              <span aria-hidden="true">{LABELS[i]?.[1]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
});
