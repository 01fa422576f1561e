import type { Field } from '../document/endpoint.ts';

/** The control of a field. */
export type Control = 'file' | 'choice' | 'number' | 'json' | 'text';

/** A text is typed as it is; lists and objects are typed as JSON. */
export function controlOf({ type, options }: Field): Control {
  if (type === 'file') return 'file';
  if (options || type === 'boolean') return 'choice';
  if (/\[\]|object|any/.test(type)) return 'json';
  return /^(number|integer)( or null)?$/.test(type) ? 'number' : 'text';
}
