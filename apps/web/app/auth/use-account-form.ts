import { ApiError } from '@swatchwork/client';
import { type FormEvent, useState } from 'react';

import { useAuth } from './auth-provider.tsx';

/** The fields of a form that were filled in, by name. */
export type Fields = Readonly<Record<string, string>>;

/** A refusal that the page itself makes: what is wrong with which field. */
export class FieldError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/**
 * A form that makes one call. What was typed stays, whatever happens.
 *
 * @param submit Makes the call; throws `FieldError` or the `ApiError` of the call.
 * @param onFailure Says that it failed, besides the words beneath the fields.
 */
export function useAccountForm(
  submit: (fields: Fields, form: HTMLFormElement) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const { status } = useAuth();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Fields>({});

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setErrors({});
    try {
      await submit(readFields(form), form);
    } catch (error) {
      setErrors(fieldsOf(error));
      onFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    /** Also before the page has come alive, when a click would send the form as it stands. */
    disabled: busy || status === 'loading',
    /** What is wrong, by the name of the field. */
    errors,
    // Before the page has come alive a form must not put a password into the address.
    form: { onSubmit, method: 'post' as const },
  };
}

/** Where the server said nothing. What was typed is still there. */
export const UNREACHABLE = 'The server cannot be reached just now. Please try again.';

/** What the server said, where it said anything. */
export function serverText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  return error.message.startsWith('HTTP error! status:') ? undefined : error.message;
}

function readFields(form: HTMLFormElement): Fields {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function fieldsOf(error: unknown): Fields {
  if (error instanceof FieldError) return { [error.field]: error.message };
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.details.map(({ field, message }) => [field, message]));
}
