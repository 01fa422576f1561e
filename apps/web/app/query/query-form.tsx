import type { ComponentProps } from 'react';
import { Form } from 'react-router';

/** What links to a tool mean has a version, so that a later meaning can keep old links opening. */
export const QUERY_VERSION = '1';

/** A form whose fields become the address; it needs no JavaScript. */
export function QueryForm({ children, ...props }: ComponentProps<typeof Form>) {
  return (
    <Form preventScrollReset {...props}>
      <input type="hidden" name="v" value={QUERY_VERSION} />
      {children}
    </Form>
  );
}
