import { useState } from 'react';
import { Form } from 'react-router';

import { Button } from '../../ui/buttons/button.tsx';
import { ColorField } from '../../ui/fields/color-field.tsx';

/** A form for any CSS color that leads to its page; it needs no JavaScript. */
export function ColorForm({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);

  return (
    <Form action="/color" className="flex items-start gap-2">
      <ColorField
        label="Another color"
        name="color"
        value={text}
        onChange={setText}
        message="Such as #3B82F6 or tomato."
      />
      <Button type="submit" className="mt-[1.625rem]">
        Show
      </Button>
    </Form>
  );
}
