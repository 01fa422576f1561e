import type { AskedPair, ThemeReading } from '@swatchwork/formats/repair';
import { useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/fields/select.tsx';

type Props = { reading: ThemeReading; onPair: (pair: AskedPair) => void };

/** Two selects for what no name tells; unrecognized colors come first. */
export function PairByHand({ reading: { tokens, unknown, pairs }, onPair }: Props) {
  const others = Object.keys(tokens).filter((name) => !unknown.includes(name));
  const names = [...unknown, ...others];
  const [foreground, setForeground] = useState(names[0] ?? '');
  const [background, setBackground] = useState(names[1] ?? '');
  const isNew =
    foreground !== background && !pairs.some(({ id }) => id === `${foreground}/${background}`);
  const options = names.map((name) => ({ value: name, label: name }));

  return (
    <form
      aria-label="Pair by hand"
      className="rounded-panel border border-line bg-raised p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        onPair({ foreground, background });
      }}
    >
      {unknown.length > 0 && (
        <p className="mb-3 max-w-[75ch] wrap-anywhere">
          {`We don’t know what these are for: ${unknown.slice(0, 12).join(', ')}${unknown.length > 12 ? ` and ${unknown.length - 12} more` : ''}.`}
        </p>
      )}
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Select
          label="This color"
          options={options}
          value={foreground}
          onChange={(event) => setForeground(event.currentTarget.value)}
        />
        <Select
          label="is text on"
          options={options}
          value={background}
          onChange={(event) => setBackground(event.currentTarget.value)}
        />
        <Button type="submit" disabled={!isNew}>
          Add the pair
        </Button>
      </div>
    </form>
  );
}
