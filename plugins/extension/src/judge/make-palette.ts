import { deltaEOK, formatHex, type Hex, parseHex } from '@swatchwork/color';

import type { Property, Role } from '../sample.ts';
import { readColor } from './read-colors.ts';

/** A color that a page uses for something. */
export interface Use {
  readonly hex: Hex;
  readonly role: Role;
  /** Of the area of the page, 0…1; for text its part of all text, 0…1. */
  readonly share: number;
}

/** A color of a page. */
export interface PageColor {
  readonly hex: Hex;
  /** Of the area that is not text, 0…1. */
  readonly area: number;
  /** Of the text, 0…1. */
  readonly text: number;
  /** What it does, the most first. */
  readonly roles: readonly Role[];
  /** Custom properties that hold it, such as `--brand`. */
  readonly names: readonly string[];
  /** Colors too near to be told apart, which count with it. */
  readonly folded: readonly Hex[];
}

/** ΔE_OK at which two colors just look different. */
const JUST_SEEN = 0.02;

/** What text counts beside areas: about what letters cover of the lines that they stand in. */
const INK = 0.1;

/** Colors in a palette at most. */
const MOST = 64;

interface Entry {
  hex: Hex;
  area: number;
  text: number;
  roles: Map<Role, number>;
}

/**
 * The colors of a page, those that are seen most first. Near-duplicates are folded into one, unless
 * the page has a name for each.
 */
export function makePalette(uses: readonly Use[], properties: readonly Property[]): PageColor[] {
  const entries = [...sumUp(uses).values()].toSorted((a, b) => weight(b) - weight(a));
  const named = namesByColor(properties);
  const kept: (Entry & { folded: Hex[] })[] = [];
  for (const entry of entries) {
    const isNamed = named.has(entry.hex);
    const near = kept.find(
      ({ hex }) =>
        !(isNamed && named.has(hex)) && deltaEOK(parseHex(hex)!, parseHex(entry.hex)!) < JUST_SEEN,
    );
    if (near) fold(near, entry);
    else if (kept.length < MOST) kept.push({ ...entry, folded: [] });
  }
  return kept
    .toSorted((a, b) => weight(b) - weight(a))
    .map(({ hex, area, text, roles, folded }) => ({
      hex,
      area,
      text,
      roles: [...roles].toSorted(([, a], [, b]) => b - a).map(([role]) => role),
      names: [hex, ...folded].flatMap((one) => named.get(one) ?? []),
      folded,
    }));
}

const weight = ({ area, text }: Entry): number => area + INK * text;

const isText = (role: Role): boolean => role === 'text' || role === 'link';

function sumUp(uses: readonly Use[]): Map<Hex, Entry> {
  const entries = new Map<Hex, Entry>();
  for (const { hex, role, share } of uses) {
    const entry = entries.get(hex) ?? { hex, area: 0, text: 0, roles: new Map() };
    entries.set(hex, entry);
    if (isText(role)) entry.text += share;
    else entry.area += share;
    entry.roles.set(role, (entry.roles.get(role) ?? 0) + share * (isText(role) ? INK : 1));
  }
  return entries;
}

function fold(into: Entry & { folded: Hex[] }, { hex, area, text, roles }: Entry): void {
  into.area += area;
  into.text += text;
  for (const [role, share] of roles) into.roles.set(role, (into.roles.get(role) ?? 0) + share);
  into.folded.push(hex);
}

/** Themes also keep the bare channels of a color, for `hsl(var(--name))`. */
const readValue = (value: string) => readColor(value) ?? readColor(`hsl(${value})`);

function namesByColor(properties: readonly Property[]): Map<Hex, string[]> {
  const named = new Map<Hex, string[]>();
  for (const { name, value } of properties) {
    const layer = readValue(value);
    if (layer?.alpha !== 1) continue;
    const hex = formatHex(layer.color);
    named.set(hex, [...(named.get(hex) ?? []), name]);
  }
  return named;
}
