import { formatHex, parseColor, parseHex, readableTextColor } from '@swatchwork/color';
import {
  createTheme,
  describeNote,
  type PairResult,
  THEME_MODES,
  type Theme,
  TWELVE_JOBS,
} from '@swatchwork/theme';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Form } from 'react-router';

import { ModeHeads } from '../themes/mode-heads.tsx';
import { PairTable } from '../themes/pair-table.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { ColorField } from '../ui/fields/color-field.tsx';
import type { FigureRow } from './article-parts.ts';
import { readPairs } from './theme-pairs.ts';

type Rows = { rows: readonly FigureRow[] };

/** The row is a brand color and pairs of its theme, which are shown in each mode. */
export function ThemePairs({ rows: [row] }: Rows) {
  if (!row?.colors[0]) return null;
  const ids = readPairs(row.text);

  return (
    <LiveBrand key={row.colors[0]} start={row.colors[0]} label="Brand color of these pairs">
      {(theme) => {
        const shown = ids.map((id) => theme.pairs.find((pair) => pair.id === id));
        return (
          <>
            <Verdict theme={theme} />
            <div className="-mx-4 sm:-mx-5">
              <PairTable
                title={theme.brands[0]!.hex}
                theme={theme}
                pairs={shown.filter((pair): pair is PairResult => pair !== undefined)}
              />
            </div>
          </>
        );
      }}
    </LiveBrand>
  );
}

/** The row is a brand color, whose twelve steps are shown in each mode with their jobs. */
export function ThemeSteps({ rows: [row] }: Rows) {
  if (!row?.colors[0]) return null;

  return (
    <LiveBrand key={row.colors[0]} start={row.colors[0]} label="Brand color of these steps">
      {(theme) => (
        <table className="w-full table-fixed text-sm">
          <caption className="sr-only">Twelve steps and their jobs in each mode</caption>
          <thead>
            <tr className="text-left [&>th]:py-2 [&>th]:pr-1 [&>th]:font-medium">
              <th scope="col" className="w-[34%]">
                Step and job
              </th>
              <ModeHeads />
            </tr>
          </thead>
          <tbody>
            {TWELVE_JOBS.map((job, i) => (
              <tr key={job}>
                <th scope="row" className="py-1 pr-2 text-left font-normal">
                  <span className="font-mono">{i + 1}</span> {job}
                </th>
                {THEME_MODES.map((mode) => (
                  <Step key={mode} hex={theme.scales.brand.twelve[mode][i]!.hex} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </LiveBrand>
  );
}

function Step({ hex }: { hex: string }) {
  const color = parseHex(hex)!;
  return (
    <td
      data-color={hex}
      className="px-1.5 py-2 font-mono forced-color-adjust-none sm:px-3"
      style={{ backgroundColor: hex, color: formatHex(readableTextColor(color)) }}
    >
      {hex.slice(1)}
    </td>
  );
}

/** The step of the brand color, how many pairs pass, and where another color is used in light. */
function Verdict({ theme }: { theme: Theme }) {
  const { hex, step } = theme.brands[0]!;
  const failing = new Set(theme.unmet.map(({ pair }) => pair)).size;
  const moved = theme.notes.find(
    (note) => note.code === 'brand-cannot-serve' && note.mode === 'light',
  );

  return (
    <output aria-label="Theme" className="mb-2 block text-sm">
      {`${hex} is step ${step}, unchanged. ${theme.pairs.length - failing} of ${theme.pairs.length} declared pairs pass in light, dark and high contrast. `}
      {moved ? describeNote(moved) : 'In light, it is used for every brand role.'}
    </output>
  );
}

type LiveProps = {
  start: string;
  label: string;
  children: (theme: Theme) => ReactNode;
};

/**
 * A brand color that readers may change, and its theme. The form leads on to the theme builder;
 * without scripts, that is where another color is seen.
 */
function LiveBrand({ start, label, children }: LiveProps) {
  const [text, setText] = useState(start);
  const [color, setColor] = useState(start);
  // A drag moves the field at once, and the theme when there is time.
  const shown = useDeferredValue(color);
  const theme = useMemo(() => createTheme({ brands: [shown] }), [shown]);

  function change(next: string) {
    setText(next);
    if (isOpaque(next)) setColor(next);
  }

  return (
    <>
      <Form action="/theme" className="mb-4 flex flex-wrap items-end gap-3">
        <div className="w-52">
          <ColorField
            label={label}
            name="c"
            value={text}
            onChange={change}
            isValid={isOpaque}
            message={`Not an opaque color yet; ${color} is used.`}
          />
        </div>
        <Button type="submit">
          Open in Theme Builder
          <span className="sr-only">{`: ${label}`}</span>
        </Button>
      </Form>
      {children(theme)}
    </>
  );
}

const isOpaque = (text: string) => parseColor(text)?.alpha === 1;
