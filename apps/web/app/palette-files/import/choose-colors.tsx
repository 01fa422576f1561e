import { useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import { countOf } from '../../ui/text/format-count.ts';
import { mostDifferent } from './near-duplicates.ts';
import type { Imported, Read } from './read-source.ts';

// more would be unusable to look through; choosing the most different considers all
const MOST_SHOWN = 500;

type Props = { read: Read; room: number; onChoose: (palette: Imported) => void };

/** Which of the colors to take, with near-duplicates merged or not. */
export function ChooseColors({ read, room, onChoose }: Props) {
  const twins = read.colors.length - read.merged.length;
  const [merging, setMerging] = useState(twins > 0);
  const colors = merging ? read.merged : read.colors;
  const [chosen, setChosen] = useState(() => firstOf(colors, room));
  const shown = [...colors.keys()].filter((i) => i < MOST_SHOWN || chosen.includes(i));

  function merge(next: boolean) {
    setMerging(next);
    setChosen(firstOf(next ? read.merged : read.colors, room));
  }

  function toggle(index: number) {
    const without = chosen.filter((one) => one !== index);
    setChosen(without.length < chosen.length ? without : [...chosen, index].sort((a, b) => a - b));
  }

  return (
    <div className="space-y-4">
      <p>
        {`${countOf(colors.length, 'color')} from: ${read.format}.`}
        {colors.length > room && ` Choose up to ${room}.`}
      </p>
      {read.notes.map((note) => (
        <p key={note} className="text-sm text-muted">
          {note}
        </p>
      ))}
      {twins > 0 && (
        <label className="flex min-h-11 w-fit items-center gap-3">
          <input
            type="checkbox"
            checked={merging}
            onChange={(event) => merge(event.currentTarget.checked)}
            className="size-5 accent-current"
          />
          {twins === 1 ? 'Merge 1 near-duplicate' : `Merge ${twins} near-duplicates`}
        </label>
      )}
      {colors.length > room && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => setChosen(firstOf(colors, room))}>
            {`First ${room}`}
          </Button>
          <Button size="small" onClick={() => setChosen(mostDifferent(colors, room))}>
            {`Most different ${room}`}
          </Button>
        </div>
      )}
      <fieldset className="max-h-64 overflow-y-auto rounded-control border border-line p-2">
        <legend className="sr-only">Colors</legend>
        <div className="grid gap-1 sm:grid-cols-2">
          {shown.map((i) => {
            const { hex, name } = colors[i]!;
            const isChosen = chosen.includes(i);
            return (
              <label
                key={i}
                className="flex min-h-11 min-w-0 items-center gap-2 rounded-control p-1"
              >
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= room}
                  onChange={() => toggle(i)}
                  className="size-5 shrink-0 accent-current"
                />
                <Swatch
                  color={hex}
                  className="size-8 shrink-0 rounded-control border border-line"
                />
                <span className="min-w-0 text-sm">
                  {name && <span className="block truncate">{name}</span>}
                  <span className="font-mono">{hex}</span>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      {shown.length < colors.length && (
        <p className="text-sm text-muted">{`${colors.length - shown.length} more are not shown.`}</p>
      )}
      <Button
        variant="primary"
        className="w-full"
        disabled={chosen.length === 0}
        onClick={() => onChoose({ name: read.name, colors: chosen.map((i) => colors[i]!) })}
      >
        {chosen.length === 1 ? 'Import 1 color' : `Import ${chosen.length} colors`}
      </Button>
    </div>
  );
}

const firstOf = (colors: readonly unknown[], room: number): number[] =>
  [...colors.keys()].slice(0, room);
