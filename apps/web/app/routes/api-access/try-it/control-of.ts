import type { Field } from '../document/endpoint.ts';

/** How a field is filled in. */
export type Control = 'file' | 'choice' | 'number' | 'json' | 'text';

/** A text can be typed as it is; what has parts is typed as JSON. */
export function controlOf({ type, options }: Field): Control {
  if (type === 'file') return 'file';
  if (options || type === 'boolean') return 'choice';
  if (/\[\]|object|any/.test(type)) return 'json';
  return /^(number|integer)( or null)?$/.test(type) ? 'number' : 'text';
}
