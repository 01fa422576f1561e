import type { Value } from '@swatchwork/plugin-core';

import { fromRgba, type Rgba, toRgba } from './paint.ts';

/** The values of variables and styles, read from Figma's forms and written in them. */
export const createValues = (isP3: boolean) => ({
  /** @param keysById Our keys by the ids of what bears them. */
  read(value: VariableValue, keysById: ReadonlyMap<string, string>): Value {
    if (typeof value === 'object' && 'type' in value && value.type === 'VARIABLE_ALIAS') {
      const alias = keysById.get(value.id);
      if (alias !== undefined) return { alias };
    } else if (typeof value === 'object' && 'r' in value) {
      const color = fromRgba({ a: 1, ...value } as Rgba, isP3);
      if (color) return color;
    }
    return { other: JSON.stringify(value) };
  },

  /** One plain color without bound variables is ours; anything else is a person's. */
  readPaints(paints: readonly Paint[]): Value {
    const [paint] = paints;
    if (
      paints.length === 1 &&
      paint?.type === 'SOLID' &&
      paint.visible !== false &&
      (paint.blendMode ?? 'NORMAL') === 'NORMAL' &&
      !paint.boundVariables?.color
    ) {
      const color = fromRgba({ ...paint.color, a: paint.opacity ?? 1 }, isP3);
      if (color) return color;
    }
    return { other: JSON.stringify(paints) };
  },

  /** @param idOf Figma's id of what bears a key of ours. */
  write(value: Value, idOf: (key: string) => string): VariableValue {
    if (typeof value === 'string') return toRgba(value, isP3);
    if ('other' in value) return JSON.parse(value.other);
    return { type: 'VARIABLE_ALIAS', id: idOf(value.alias) };
  },

  writePaints(value: Value): Paint[] {
    if (typeof value !== 'string') return 'other' in value ? JSON.parse(value.other) : [];
    const { r, g, b, a } = toRgba(value, isP3);
    return [{ type: 'SOLID', color: { r, g, b }, opacity: a }];
  },
});
