import type { Component, Unit } from './component.ts';

/** Turns a component into a channel's value; undefined where the unit does not fit. */
export type Channel = (component: Component) => number | undefined;

/** A number or a percentage of `full`, clamped to the range that CSS clamps to when it parses. */
export function amount(full: number, min = -Infinity, max = Infinity): Channel {
  return ({ value, unit }) => {
    if (unit in DEGREES) return undefined;
    return Math.min(max, Math.max(min, unit === '%' ? (value * full) / 100 : value));
  };
}

/** A number of degrees or an angle, never a percentage. */
export const hue: Channel = ({ value, unit }) =>
  unit === '%' ? undefined : value * (DEGREES[unit] ?? 1);

const DEGREES: Partial<Record<Unit, number>> = {
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
};
