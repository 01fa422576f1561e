import type { Family, Theme } from '@swatchwork/theme';
import { normalize } from '../text/normalize.ts';

/**
 * The name of each family in files, the same in every format: lower-case ASCII words joined by
 * hyphens, beginning with a letter. What a user named keeps its name where Latin letters spell it;
 * otherwise it is called as its family. Two keys differ in more than hyphens, so that they differ in
 * languages without hyphens too; repeated ones are numbered from 2.
 */
export function familyKeys(theme: Theme): ReadonlyMap<Family, string> {
  const used = new Set<string>();
  const unique = (key: string): string => {
    let candidate = key;
    for (let n = 2; used.has(squeeze(candidate)); n++) candidate = `${key}-${n}`;
    used.add(squeeze(candidate));
    return candidate;
  };
  const scales = Object.values(theme.scales).filter((scale) => scale !== undefined);
  const named = ({ family, name }: (typeof scales)[number]) => name !== family;
  // Families without a name of their own keep theirs, whatever a user calls another.
  const byFirst = [...scales.filter((scale) => !named(scale)), ...scales.filter(named)];
  const keys = new Map(
    byFirst.map(({ family, name }) => [family, unique(keyOf(name) || family)] as const),
  );
  return new Map(scales.map(({ family }) => [family, keys.get(family)!]));
}

const squeeze = (key: string) => key.replaceAll('-', '');

const LONGEST = 40;

/** Empty where no letter or digit of ASCII is left. */
function keyOf(name: string): string {
  const words = normalize(name, 'NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return /^\d/.test(words) ? `color-${words}` : words;
}
