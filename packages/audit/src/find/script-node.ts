/** A node of the tree of a script, of which only this is looked at. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const asNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);

/** The name that an identifier, a member or a key says. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (typeof node.name === 'string') return node.name;
  if (isNode(node.name)) return nameOf(node.name);
  if (typeof node.value === 'string') return node.value;
  if (isNode(node.property)) return nameOf(node.property);
  if (isNode(node.callee)) return nameOf(node.callee);
  if (isNode(node.tag)) return nameOf(node.tag);
  return '';
}
