import type { ReactNode } from 'react';

import { Form } from 'react-router';

/** The colors as typed in the fields. */
export type PairFieldTexts = { text: string; background: string; backdrop: string };

type Props = PairFieldTexts & {
  onSubmit?: () => void;
  /** The submit button. */
  children: ReactNode;
};

/** A button that goes to another pair of colors; it needs no JavaScript. */
export function PairForm({ text, background, backdrop, onSubmit, children }: Props) {
  return (
    <Form preventScrollReset onSubmit={onSubmit}>
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="background" value={background} />
      <input type="hidden" name="backdrop" value={backdrop} />
      {children}
    </Form>
  );
}
