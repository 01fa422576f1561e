/**
 * Reads a property of nodes as the browser knows it: of a form, and of the document, elements of the
 * page that have its name come first otherwise.
 */
function reader<T extends Node, K extends keyof T & string>(kind: T, key: K): (node: Node) => T[K] {
  // Taken once: `Reflect.get` would look for it in each node.
  const get: (this: Node) => T[K] = Object.getOwnPropertyDescriptor(kind, key)!.get!;
  return (node) => get.call(node);
}

export const rootOf = reader(Document.prototype, 'documentElement');

export const bodyOf = reader(Document.prototype, 'body');

export const sheetsOf = reader(Document.prototype, 'styleSheets');

/** @throws Where the browser keeps them from extensions. */
export const adoptedBy = reader(Document.prototype, 'adoptedStyleSheets');

const localNameOf = reader(Element.prototype, 'localName');

export const tagOf = (element: Element): string => localNameOf(element).toLowerCase();

const nodeValueOf = reader(Node.prototype, 'nodeValue');

export const textOf = (node: Node): string => nodeValueOf(node) ?? '';

export const attributeOf = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

export const isMatching = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);

export const rectOf = (element: Element): DOMRect =>
  Element.prototype.getBoundingClientRect.call(element);

const typeOf = reader(Node.prototype, 'nodeType');
const { ELEMENT_NODE, TEXT_NODE } = Node;

export const isElement = (node: Node): node is Element => typeOf(node) === ELEMENT_NODE;

export const isText = (node: Node): boolean => typeOf(node) === TEXT_NODE;

const styleOf = reader(HTMLElement.prototype, 'style');

/** The inline style; undefined for what has none. */
export function inlineStyleOf(element: Element): CSSStyleDeclaration | undefined {
  if (element instanceof HTMLElement) return styleOf(element);
  return element instanceof SVGElement ? element.style : undefined;
}

/** Only browsers' own code and extensions may look into closed shadow trees. */
interface ShadowCalls {
  chrome?: { dom?: { openOrClosedShadowRoot(element: HTMLElement): ShadowRoot | null } };
}

/** Elements that may have a shadow tree beside those with a name of their own. */
const HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(
    ' ',
  ),
);

const openShadowOf = reader(Element.prototype, 'shadowRoot');

/**
 * The shadow tree of an element.
 *
 * @see https://dom.spec.whatwg.org/#dom-element-attachshadow
 */
export function shadowOf(element: Element, tag: string): ShadowRoot | null {
  // The call of the browser takes long.
  if (!HOSTS.has(tag) && !tag.includes('-')) return null;
  if (!(element instanceof HTMLElement)) return null;
  const { chrome } = globalThis as ShadowCalls;
  if (chrome?.dom) return chrome.dom.openOrClosedShadowRoot(element);
  if ('openOrClosedShadowRoot' in element) {
    return element.openOrClosedShadowRoot as ShadowRoot | null;
  }
  return openShadowOf(element);
}

/** What is shown inside an element, in order: its shadow tree, what fills a slot, or its children. */
export function contentOf(element: Element, shadow: ShadowRoot | null): Node[] {
  if (shadow) return childrenOf(shadow);
  if (element instanceof HTMLSlotElement) {
    const filling = element.assignedNodes();
    if (filling.length > 0) return filling;
  }
  return childrenOf(element);
}

const firstIn = reader(Node.prototype, 'firstChild');
const nextOf = reader(Node.prototype, 'nextSibling');

function childrenOf(parent: Node): Node[] {
  const found: Node[] = [];
  for (let node = firstIn(parent); node; node = nextOf(node)) found.push(node);
  return found;
}
