import type { Findings } from './findings.ts';

const REFERENCE = /var\(\s*(--[\w-]{1,200})\s*(,?)/g;

/** The custom properties to which a text refers. */
export function readReferences(
  text: string,
  from: number,
  isColor: boolean,
  findings: Pick<Findings, 'properties' | 'offsets'>,
): void {
  for (const { 1: name, 2: comma, index } of text.matchAll(REFERENCE)) {
    findings.properties.push({
      name: name!,
      isDeclared: false,
      where: '',
      value: '',
      isGlobal: false,
      hasFallback: comma === ',',
      isColor,
    });
    findings.offsets.push(from + index);
  }
}
