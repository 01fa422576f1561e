import type { ReactNode } from 'react';

import { Form } from 'react-router';

/** The colors as they stand in the fields. */
export type PairFieldTexts = { text: string; background: string; backdrop: string };

type Props = PairFieldTexts & {
  onSubmit?: () => void;
  /** The button that sends. */
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
