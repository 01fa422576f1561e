import { type Component, isReference, isSign, withoutSpaces } from './components.ts';

/** The names in each `var()`, or nothing where one breaks the rules. */
export function referencesOf(value: readonly Component[]): string[] | undefined {
  const names = new Set<string>();
  const look = (components: readonly Component[]): boolean =>
    components.every((one) => {
      if (one.type === 'bad') return false;
      if (one.type !== 'function' && one.type !== 'block') return true;
      if (one.type === 'function' && isReference(one)) {
        const [name, comma] = withoutSpaces(one.body);
        if (name?.type !== 'ident' || !name.value.startsWith('--')) return false;
        if (comma && !isSign(comma, ',')) return false;
        names.add(name.value);
      }
      return look(one.body);
    });
  return look(value) ? [...names] : undefined;
}
