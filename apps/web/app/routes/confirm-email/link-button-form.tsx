import { Form, useSubmit } from 'react-router';

import { Button } from '../../ui/buttons/button.tsx';
import type { ButtonLook } from '../../ui/buttons/button-style.ts';
import { useFormOnce } from '../../ui/buttons/use-once.ts';

type Props = Pick<ButtonLook, 'variant'> & {
  token: string;
  intent: 'confirm' | 'refuse';
  children: string;
};

/** One answer to the question of a mailed link. */
export function LinkButtonForm({ token, intent, variant, children }: Props) {
  const submit = useSubmit();
  const { busy, onSubmit } = useFormOnce((form) => submit(form));
  return (
    <Form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={variant} aria-busy={busy}>
        {children}
      </Button>
    </Form>
  );
}
