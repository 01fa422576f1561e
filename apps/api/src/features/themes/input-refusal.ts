import { FormatError } from '@swatchwork/formats';
import { ThemeInputError } from '@swatchwork/theme';

import { AppError } from '../../app-error.ts';

/** What the engine refuses, as data: an error would lose its class between threads. */
export interface InputRefusal {
  field: string;
  allowed: string;
  arrived: string;
}

const READABLE = 'theme files that can be read';

/** The result of the work, or why its input cannot be used. */
export async function orRefusal<Result>(
  work: () => Result | Promise<Result>,
): Promise<{ result: Result } | { refusal: InputRefusal }> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof FormatError) {
      return { refusal: { field: 'files', allowed: READABLE, arrived: error.message } };
    }
    if (!(error instanceof ThemeInputError)) throw error;
    const { field, allowed, arrived } = error;
    return { refusal: { field, allowed, arrived } };
  }
}

/** The refusal as the API words those of its schemas: `brands[2]` is the field `brands.2`. */
export function toAppError({ field, allowed, arrived }: InputRefusal, within?: string): AppError {
  const path = field.replaceAll(/\[(\d+)\]/g, '.$1');
  const detail = {
    field: within === undefined ? path : `${within}.${path}`,
    message: `must be ${allowed}`,
    received: arrived === 'undefined' ? 'nothing' : arrived,
  };
  const sentence = `${detail.field}: ${detail.message}; received ${detail.received}`;
  return new AppError('invalid_request', sentence, [detail]);
}
