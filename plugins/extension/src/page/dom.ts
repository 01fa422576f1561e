/**
 * A property of a node as the browser knows it: of a form, and of the document, elements of the
 * page that have its name come first otherwise.
 */
function read<T extends object, K extends keyof T & string>(kind: T, key: K, node: Node): T[K] {
  return Reflect.get(kind, key, node);
}

export const rootOf = (page: Document): Element | null =>
  read(Document.prototype, 'documentElement', page);

export const bodyOf = (page: Document): Element | null => read(Document.prototype, 'body', page);

export const tagOf = (element: Element): string =>
  read(Element.prototype, 'localName', element).toLowerCase();

export const textOf = (node: Node): string => read(Node.prototype, 'nodeValue', node) ?? '';

export const attributeOf = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

export const isMatching = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);

export const rectOf = (element: Element): DOMRect =>
  Element.prototype.getBoundingClientRect.call(element);

export const isElement = (node: Node): node is Element =>
  read(Node.prototype, 'nodeType', node) === Node.ELEMENT_NODE;

export const isText = (node: Node): boolean =>
  read(Node.prototype, 'nodeType', node) === Node.TEXT_NODE;

/** The inline style; undefined for what has none. */
export function inlineStyleOf(element: Element): CSSStyleDeclaration | undefined {
  if (element instanceof HTMLElement) return read(HTMLElement.prototype, 'style', element);
  return element instanceof SVGElement ? element.style : undefined;
}

/** Only browsers' own code and extensions may look into closed shadow trees. */
interface ShadowCalls {
  chrome?: { dom?: { openOrClosedShadowRoot(element: HTMLElement): ShadowRoot | null } };
}

function shadowOf(element: Element): ShadowRoot | null {
  if (!(element instanceof HTMLElement)) return null;
  const { chrome } = globalThis as ShadowCalls;
  if (chrome?.dom) return chrome.dom.openOrClosedShadowRoot(element);
  if ('openOrClosedShadowRoot' in element) {
    return element.openOrClosedShadowRoot as ShadowRoot | null;
  }
  return read(Element.prototype, 'shadowRoot', element);
}

/** What is shown inside an element, in order: its shadow tree, what fills a slot, or its children. */
export function contentOf(element: Element): Node[] {
  const shadow = shadowOf(element);
  if (shadow) return childrenOf(shadow);
  if (element instanceof HTMLSlotElement) {
    const filling = element.assignedNodes();
    if (filling.length > 0) return filling;
  }
  return childrenOf(element);
}

function childrenOf(parent: Node): Node[] {
  const found: Node[] = [];
  let node: Node | null = read(Node.prototype, 'firstChild', parent);
  while (node) {
    found.push(node);
    node = read(Node.prototype, 'nextSibling', node);
  }
  return found;
}
