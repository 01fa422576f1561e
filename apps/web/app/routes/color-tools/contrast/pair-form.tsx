import type { ReactNode } from 'react';
import { Form } from 'react-router';

type Props = {
  /** The pair that sending leads to. */
  text: string;
  background: string;
  onSubmit?: () => void;
  /** The button that sends. */
  children: ReactNode;
};

/** A button that goes to another pair of colours; it needs no JavaScript. */
export function PairForm({ text, background, onSubmit, children }: Props) {
  return (
    <Form preventScrollReset onSubmit={onSubmit}>
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="background" value={background} />
      {children}
    </Form>
  );
}
