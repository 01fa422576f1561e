import { LIMITS } from '../limits.ts';
import type { Placed, Text } from '../sample.ts';
import { inDocument, intersect, type Scroll } from './boxes.ts';
import { attributeOf, isText, tagOf, textOf } from './dom.ts';

/** Fields whose text is not what a person reads. */
const SILENT = new Set(['hidden', 'range', 'color', 'checkbox', 'radio', 'image', 'file']);

/** One for all: each that is made is kept up to date by the browser whenever the page changes. */
const range = new Range();

/** What an element says itself, with the box of its first line; undefined where it says nothing. */
export function textIn(
  element: Element,
  content: readonly Node[],
  place: Placed,
  scroll: Scroll,
): Pick<Text, 'box' | 'words' | 'length'> | undefined {
  if (element instanceof HTMLInputElement) {
    const { type, value } = element;
    if (SILENT.has(type) || value === '') return undefined;
    const isButton = type === 'submit' || type === 'button' || type === 'reset';
    return { box: place.box, words: isButton ? start(value) : '', length: value.length };
  }
  const nodes = content.filter((node) => isText(node) && /\S/.test(textOf(node).slice(0, 5_000)));
  const [first] = nodes;
  if (!first) return undefined;
  range.selectNodeContents(first);
  const line = [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
  const box = line && intersect(inDocument(line, scroll), place.box);
  const words = textOf(first).slice(0, 5_000).trim();
  const length = nodes.reduce((sum, node) => sum + textOf(node).trim().length, 0);
  return box && { box, words: start(words), length };
}

const start = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LIMITS.words ? `${line.slice(0, LIMITS.words - 1)}…` : line;
};

/** The element as a style sheet would name it, such as `a.link`. */
export function nameOf(element: Element): string {
  const id = attributeOf(element, 'id');
  const [first] = (attributeOf(element, 'class') ?? '').slice(0, 500).trim().split(/\s+/);
  const more = id ? `#${id}` : first ? `.${first}` : '';
  return (tagOf(element) + more).slice(0, LIMITS.words);
}
