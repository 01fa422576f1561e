import { parseColor } from '@swatchwork/color';
import { Button } from '../../ui/buttons/button.tsx';
import { ColorField } from '../../ui/fields/color-field.tsx';
import { Select } from '../../ui/fields/select.tsx';

/** The name of the form. */
export const CHOICE = 'Choose a color yourself';

/** A token of the mode, and what was typed as its color. */
export type TypedColor = { readonly token: string; readonly color: string };

type Props = {
  /** All of the theme: also what stays may have another color. */
  tokens: readonly string[];
  typed: TypedColor;
  onType: (typed: TypedColor) => void;
  onChoose: (token: string, color: string) => void;
};

/** A color of the mode that a person chooses; the rest follows. */
export function ModeColor({ tokens, typed, onType, onChoose }: Props) {
  const { color } = typed;
  const token = tokens.includes(typed.token) ? typed.token : (tokens[0] ?? '');
  const isColor = parseColor(color) !== undefined;

  return (
    <form
      aria-label={CHOICE}
      className="mt-3 space-y-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(token, color);
        onType({ token, color: '' });
      }}
    >
      <Select
        label="Choose the color of"
        options={tokens.map((name) => ({ value: name, label: name }))}
        value={token}
        onChange={(event) => onType({ token: event.currentTarget.value, color: '' })}
      />
      <ColorField
        label="Its color"
        name="color"
        value={color}
        placeholder="#101820"
        isValid={(text) => text.trim() === '' || parseColor(text) !== undefined}
        message="Not a color yet, so nothing has changed."
        onChange={(text) => onType({ token, color: text })}
      />
      <Button type="submit" disabled={!isColor}>
        Use this color
      </Button>
    </form>
  );
}
