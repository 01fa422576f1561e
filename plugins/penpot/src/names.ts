import type { Collection } from '@swatchwork/plugin-core';

/**
 * What stands before the names of all tokens of a space, so that two themes live in one file: Penpot
 * resolves references by name alone. Penpot's names have ASCII only; other characters become the
 * number that Unicode gives them.
 */
export function tokenPrefix(space: string): string {
  return space
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9-]/gu, (letter) => `u${letter.codePointAt(0)?.toString(16)}`);
}

/** The name of a token: `brand/50` of the space `acme` is `acme.brand.50`. */
export const tokenName = (space: string, name: string): string =>
  `${tokenPrefix(space)}.${name.replaceAll('/', '.')}`;

/** The name of a variable whose token is called so; that of a token of others, as it is. */
export function variableName(space: string, token: string): string {
  const prefix = `${tokenPrefix(space)}.`;
  return token.startsWith(prefix) ? token.slice(prefix.length).replaceAll('.', '/') : token;
}

/** The part of a key before the colon. */
export const spaceOfKey = (key: string): string => key.slice(0, key.indexOf(':'));

/** Modes are sets of a group, which themes choose; a collection of one mode is one set. */
export const hasThemes = ({ modes }: Pick<Collection, 'modes'>): boolean => modes.length > 1;

/** The parts of a name, which Penpot keeps without spaces around them; never empty. */
export function pathOf(name: string): string[] {
  const parts = name.split('/').map((part) => part.trim());
  const path = parts.filter((part) => part !== '');
  return path.length > 0 ? path : ['Swatchwork'];
}

/** The name of the set that holds a mode of a collection. */
export const setName = (name: string, mode: string, isThemed: boolean): string =>
  [...pathOf(name), ...(isThemed ? [mode] : [])].join('/');
