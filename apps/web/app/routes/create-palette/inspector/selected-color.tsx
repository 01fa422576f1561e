import type { Hex } from '@swatchwork/color';
import { useEffect, useMemo, useState } from 'react';

import { loadOnDemand } from '../../../palette-files/load-on-demand.ts';

import { exactOf } from '../../../palettes/exact-of.ts';
import { wholeColor } from '../../../palettes/whole-color.ts';

import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { useHandler } from '../../../ui/use-handler.ts';
import { aboutExact } from '../slots/exact-mark.tsx';
import type { Creator } from '../state/use-creator.ts';
import type { Sizing } from '../state/use-sizing.ts';
import { Section } from './section.tsx';
import { SelectedTools } from './selected-tools.tsx';
import { Sliders } from './sliders.tsx';
import { Variations } from './variations.tsx';

type Props = Creator & {
  /** The colors of a moment ago while one is being dragged. */
  shown: readonly Hex[];
  sizing: Sizing;
  onDeselect: () => void;
};

/** What tunes the selected color; without a selection, the whole palette. */
export function SelectedColor({ state, dispatch, shown, sizing, onDeselect }: Props) {
  const { colors, exact, selected } = state.document;
  const slot = selected ?? 0;
  const color = selected === undefined ? undefined : colors[slot];
  const beyond = exact[slot];
  const whole = useMemo(() => color && wholeColor(color, beyond), [color, beyond]);
  const set = useHandler((next: Hex) => dispatch({ type: 'setColor', slot, color: next }));
  if (!whole) return <WholePalette {...{ state, dispatch }} />;
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

/** Its sliders load after the page; their room is there from the start. */
function WholePalette(creator: Pick<Creator, 'state' | 'dispatch'>) {
  const [Tune, setTune] = useState<typeof import('./palette-tune.tsx').PaletteTune>();
  useEffect(() => {
    loadOnDemand(() => import('./palette-tune.tsx')).then(
      (loaded) => loaded && setTune(() => loaded.PaletteTune),
    );
  }, []);

  return (
    <Section title="Whole palette">
      <div className="min-h-[25.75rem]">{Tune && <Tune {...creator} />}</div>
    </Section>
  );
}
