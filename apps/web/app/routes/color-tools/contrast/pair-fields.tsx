import { ArrowDownUp } from 'lucide-react';
import { Form } from 'react-router';
import { readColor } from '../../../colors/read-color.ts';
import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { type PairFieldTexts, PairForm } from './pair-form.tsx';

type Props = {
  fields: PairFieldTexts;
  set: (name: keyof PairFieldTexts) => (text: string) => void;
};

/** The two colors, the backdrop if it is visible, and a button that swaps them. */
export function PairFields({ fields, set }: Props) {
  const { text, background, backdrop } = fields;
  const backdropShows = readColor(background).alpha < 1;

  return (
    <div className="space-y-3">
      <Form preventScrollReset className="space-y-3">
        <ColorField label="Foreground" name="text" value={text} onChange={set('text')} />
        <ColorField
          label="Background"
          name="background"
          value={background}
          onChange={set('background')}
        />
        {backdropShows && (
          <ColorField
            label="Backdrop, behind the translucent background"
            name="backdrop"
            value={backdrop}
            onChange={set('backdrop')}
          />
        )}
        <SubmitWithoutScript>Check</SubmitWithoutScript>
      </Form>
      <PairForm text={background} background={text} backdrop={backdrop}>
        <Button type="submit">
          <ArrowDownUp aria-hidden="true" />
          Swap colors
        </Button>
      </PairForm>
    </div>
  );
}
