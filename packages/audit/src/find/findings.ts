import type { Found, PropertyUse } from '../model.ts';

/** What a text holds, with places counted from the start of its file. */
export interface Findings {
  found: Found[];
  properties: Omit<PropertyUse, 'file' | 'line'>[];
  /** Of {@link properties}, in the same order. */
  offsets: number[];
}

export const noFindings = (): Findings => ({ found: [], properties: [], offsets: [] });

/** Adds what a part of a file holds. */
export function addTo(all: Findings, own: Findings): void {
  all.found.push(...own.found);
  all.properties.push(...own.properties);
  all.offsets.push(...own.offsets);
}
