import { fileURLToPath } from 'node:url';

import type { Hex } from '@swatchwork/color';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { Language, type Node, Parser } from 'web-tree-sitter';
import { NASTY, NASTY_KEYS } from '../../testing/nasty-palette.ts';
import { camelCase } from '../palette/color-keys.ts';
import type { ExportedPalette } from '../palette/palette.ts';
import { RESERVED } from '../text/reserved-words.ts';
import { writeAndroid } from './android.ts';
import { writeCompose } from './compose.ts';
import { writeFlutter } from './flutter.ts';
import { writeSwiftUi, writeUiKit } from './swift.ts';

const grammar = (language: string) =>
  fileURLToPath(import.meta.resolve(`tree-sitter-wasms/out/tree-sitter-${language}.wasm`));

/** Every text of a node of these types, in order. */
function textsOf(node: Node, types: readonly string[]): string[] {
  const own = types.includes(node.type) ? [node.text] : [];
  return [...own, ...node.children.flatMap((child) => (child ? textsOf(child, types) : []))];
}

beforeAll(() => Parser.init());

// The grammars show that the files are well-formed programs; the compilers of these languages are
// not run.
describe.each([
  ['swift', 'SwiftUI', writeSwiftUi],
  ['swift', 'UIKit', writeUiKit],
  ['kotlin', 'Compose', writeCompose],
  ['dart', 'Flutter', writeFlutter],
])('%s for %s', (language, _, write) => {
  let parser: Parser;
  beforeAll(async () => {
    parser = new Parser();
    parser.setLanguage(await Language.load(grammar(language)));
  });

  test.each<ExportedPalette>([
    NASTY,
    { name: '', colors: ['#000000'] },
    { name: '123 Color!', colors: ['#3B82F6'], alphas: [0.5] },
    { name: 'class', colors: [] },
  ])('the grammar finds no error in $name', (palette) => {
    expect(parser.parse(write(palette))?.rootNode.hasError).toBe(false);
  });

  test.each(NASTY_KEYS)(
    'the grammar finds every color, and nothing that a name wrote',
    (palette, keys) => {
      const root = parser.parse(write(palette))!.rootNode;
      const found = textsOf(root, ['pattern', 'simple_identifier', 'identifier']);
      const names = keys.map((key) => (/^\d/.test(key) ? `color${key}` : camelCase(key)));
      expect([...new Set(found)].filter((name) => names.includes(name))).toEqual(names);
      expect(found.filter((name) => /gum|rect|^\$/i.test(name) && !names.includes(name))).toEqual(
        [],
      );
    },
  );

  test('no word of the language is the name of a color', () => {
    const colorNames = [...RESERVED];
    const colors = colorNames.map((): Hex => '#3B82F6');
    const tree = parser.parse(write({ name: 'class', colors, colorNames }))!;
    expect(tree.rootNode.hasError).toBe(false);
    expect(textsOf(tree.rootNode, ['pattern', 'simple_identifier', 'identifier'])).toContain(
      'defaultColor',
    );
  });

  test('the grammar would find an error', () => {
    expect(parser.parse(`${write(NASTY)}}}(`)?.rootNode.hasError).toBe(true);
  });
});

test('Compose and Flutter say alpha first', () => {
  const half: ExportedPalette = { name: 'A', colors: ['#3B82F6'], alphas: [0.5] };
  expect(writeCompose(half)).toContain('val color1 = Color(0x803B82F6)');
  expect(writeFlutter(NASTY)).toContain('static const popThatGum = Color(0xFFF472B6);');
});

test('Swift keeps every channel exactly', () => {
  expect(writeSwiftUi(NASTY)).toContain(
    'static let popThatGum = Color(.sRGB, red: 244.0 / 255, green: 114.0 / 255, blue: 182.0 / 255, opacity: 1)',
  );
});

test('Android: an XML parser finds every resource, with a name that Android allows', () => {
  const xml = writeAndroid({ ...NASTY, alphas: [0.5] });
  expect(XMLValidator.validate(xml)).toBe(true);
  const { resources } = new XMLParser({ ignoreAttributes: false }).parse(xml);
  const colors: { '#text': string; '@_name': string }[] = resources.color;
  expect(colors.map((color) => color['#text'])).toEqual(NASTY.colors.with(0, '#80F472B6'));
  for (const color of colors) expect(color['@_name']).toMatch(/^[a-z][a-z0-9_]*$/);
});

test('Android: a name cannot end the comment that it stands in', () => {
  const comments = (name: string) => writeAndroid({ name, colors: [] }).match(/<!--.*-->/g);
  expect(comments('a-b')).toEqual(['<!-- a-b -->']);
  expect(comments('a-->b---')).toEqual(['<!-- a- -&gt;b- - - -->']); // XML forbids two together
});
