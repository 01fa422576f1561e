import { useState } from 'react';

import { fieldTexts, isAboutFields, plainText } from '../api/plain-errors.ts';
import { useFormOnce } from '../ui/buttons/use-once.ts';
import { StorageOff } from './session.ts';

/** The filled-in fields of a form, by name. */
type Fields = Readonly<Record<string, string>>;

/** An error that the page itself found: what is wrong with which field. */
export class FieldError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/**
 * A form that makes one call. The input stays, whatever happens.
 *
 * @param submit Makes the call; throws `FieldError` or the `ApiError` of the call.
 * @param onFailure Shows that the call failed, in addition to the messages at the fields.
 */
export function useAccountForm(
  submit: (fields: Fields, form: HTMLFormElement) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const [errors, setErrors] = useState<Fields>({});

  const { busy, onSubmit } = useFormOnce(async (form) => {
    setErrors({});
    try {
      await submit(readFields(form), form);
      return true;
    } catch (error) {
      setErrors(fieldsOf(error));
      onFailure(error);
      return false;
    }
  });

  return {
    busy,
    /** The errors by the name of the field. */
    errors,
    // Without scripts a form must not put a password into the address.
    form: { onSubmit, method: 'post' as const },
  };
}

/** For answers without a message. The input is still in the form. */
const UNREACHABLE = 'The server cannot be reached right now. Please try again.';

/**
 * Why a call failed, for a message beside the form; undefined if the messages at the fields say all
 * of it, or if the reason is unknown.
 */
export function serverText(error: unknown): string | undefined {
  if (error instanceof StorageOff) return error.message;
  return isAboutFields(error) ? undefined : plainText(error);
}

/** The same, including that the server did not answer. */
export function reasonOf(error: unknown, what: string): string | undefined {
  return isAboutFields(error) ? undefined : (serverText(error) ?? `${what} ${UNREACHABLE}`);
}

function readFields(form: HTMLFormElement): Fields {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

const fieldsOf = (error: unknown): Fields =>
  error instanceof FieldError ? { [error.field]: error.message } : fieldTexts(error);
