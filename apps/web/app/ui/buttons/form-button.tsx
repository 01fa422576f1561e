import type { ComponentProps } from 'react';
import { Form } from 'react-router';

import { Button } from './button.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** A path of this site, with its query, to which the button leads. */
  to: string;
};

/** A button that changes the address. It is a form, so that it works without scripts too. */
export function FormButton({ to, ...rest }: Props) {
  const [path = '', query] = to.split('?');

  return (
    <Form action={path}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" {...rest} />
    </Form>
  );
}
