import { parseColor } from '@swatchwork/color';
import { useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { ColorField } from '../../ui/fields/color-field.tsx';
import { Select } from '../../ui/fields/select.tsx';

type Props = {
  /** Those of the mode that may have another color. */
  tokens: readonly string[];
  onChoose: (token: string, color: string) => void;
};

/** A color of the mode that a person chooses; the rest follows. */
export function ModeColor({ tokens, onChoose }: Props) {
  const [chosen, setToken] = useState('');
  const [color, setColor] = useState('');
  const token = tokens.includes(chosen) ? chosen : (tokens[0] ?? '');
  const isColor = parseColor(color) !== undefined;

  return (
    <form
      aria-label="Choose a color yourself"
      className="mt-3 space-y-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(token, color);
        setColor('');
      }}
    >
      <Select
        label="Choose the color of"
        options={tokens.map((name) => ({ value: name, label: name }))}
        value={token}
        onChange={(event) => setToken(event.currentTarget.value)}
      />
      <ColorField
        label="Its color"
        name="color"
        value={color}
        placeholder="#101820"
        isValid={(text) => text.trim() === '' || parseColor(text) !== undefined}
        message="Not a color yet, so nothing has changed."
        onChange={setColor}
      />
      <Button type="submit" disabled={!isColor}>
        Use this color
      </Button>
    </form>
  );
}
