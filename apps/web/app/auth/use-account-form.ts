import { useState } from 'react';

import { fieldTexts, isAboutFields, plainText } from '../api/plain-errors.ts';
import { useFormOnce } from '../ui/buttons/use-once.ts';
import { StorageOff } from './session.ts';

/** The fields of a form that were filled in, by name. */
type Fields = Readonly<Record<string, string>>;

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
    /** What is wrong, by the name of the field. */
    errors,
    // Without scripts a form must not put a password into the address.
    form: { onSubmit, method: 'post' as const },
  };
}

/** Where the server said nothing. What was typed is still there. */
const UNREACHABLE = 'The server cannot be reached just now. Please try again.';

/**
 * Why a call failed, for a message beside the form; undefined where all of it is said at the fields
 * or nothing is known.
 */
export function serverText(error: unknown): string | undefined {
  if (error instanceof StorageOff) return error.message;
  return isAboutFields(error) ? undefined : plainText(error);
}

/** The same, and that nobody answered. */
export function reasonOf(error: unknown, what: string): string | undefined {
  return isAboutFields(error) ? undefined : (serverText(error) ?? `${what} ${UNREACHABLE}`);
}

function readFields(form: HTMLFormElement): Fields {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

const fieldsOf = (error: unknown): Fields =>
  error instanceof FieldError ? { [error.field]: error.message } : fieldTexts(error);
