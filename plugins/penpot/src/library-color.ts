import type { Value } from '@swatchwork/plugin-core';

import { fromPaint, toPaint } from './color-text.ts';
import { pathOf } from './names.ts';
import type { PenpotColor } from './penpot-calls.ts';
import { SPACE } from './records.ts';

const NAME = 'name';

export function readColor({ color, opacity = 1, gradient, image }: PenpotColor): Value {
  const plain = !gradient && !image && color ? fromPaint({ color, opacity }) : undefined;
  return plain ?? { other: JSON.stringify({ color, opacity, gradient, image }) };
}

/**
 * @throws {Error} If it is a gradient or a picture, which Penpot lets no plugin turn into a color.
 */
export function writeColor(node: PenpotColor, value: Value): void {
  if (typeof value !== 'string') {
    if ('other' in value) Object.assign(node, JSON.parse(value.other));
    return;
  }
  if (node.gradient || node.image) {
    throw new Error(
      `the color ${node.name} is no longer a plain color, and Penpot does not let plugins change that`,
    );
  }
  Object.assign(node, toPaint(value));
}

/** The name that we gave, unless a person gave another. */
export function readName(node: PenpotColor): string {
  const given = node.getSharedPluginData(SPACE, NAME);
  const found = pathOf(`${node.path}/${node.name}`).join('/');
  return given && pathOf(given).join('/') === found ? given : found;
}

/** The path first: Penpot puts it before the name that is set after it. */
export function nameColor(node: PenpotColor, full: string): void {
  const path = pathOf(full);
  const name = path.pop()!;
  node.path = path.join(' / ');
  node.name = name;
  node.setSharedPluginData(SPACE, NAME, full);
}

export function removeColor(node: PenpotColor): void {
  if (!node.remove) throw new Error('this version of Penpot does not let plugins remove colors');
  node.remove();
}
