import { ArrowDownUp } from 'lucide-react';
import { Form } from 'react-router';

import { Button } from '../../../ui/button.tsx';
import { ColorField } from '../../../ui/color-field.tsx';
import { SubmitWithoutScript } from '../shared/submit-without-script.tsx';
import { PairForm } from './pair-form.tsx';

export type PairFieldTexts = { text: string; background: string };

type Props = {
  fields: PairFieldTexts;
  set: (name: keyof PairFieldTexts) => (text: string) => void;
};

/** The two colours, and a button that exchanges them. */
export function PairFields({ fields: { text, background }, set }: Props) {
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
        <SubmitWithoutScript>Check</SubmitWithoutScript>
      </Form>
      <PairForm text={background} background={text}>
        <Button type="submit">
          <ArrowDownUp aria-hidden="true" />
          Swap colors
        </Button>
      </PairForm>
    </div>
  );
}
