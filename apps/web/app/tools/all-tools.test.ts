import { parseHex, SPACES } from '@swatchwork/color';
import { PAGE_TITLES } from '@swatchwork/contract/constants';
import { expect, test } from 'vitest';

import routes from '../routes.ts';
import { ALL_TOOLS, TOOL_GROUPS, toolsOf } from './all-tools.ts';
import { COLOR_TOOLS, toolAddress } from './go-on/targets.ts';
import { TOOL_WORDS } from './tool-texts.ts';

test('every tool is in one group, and its page exists', () => {
  expect(TOOL_GROUPS.flatMap(({ id }) => toolsOf(id)).toSorted(byId)).toEqual(
    ALL_TOOLS.toSorted(byId),
  );
  const pages = routes.map(({ path = '' }) => `/${path}`);
  for (const { path } of ALL_TOOLS) expect(pages).toContain(path);
});

test('a tool that opens on a color has it in its address', () => {
  const color = parseHex('#0A66C2')!;
  for (const tool of ALL_TOOLS) {
    const hasColor = toolAddress(tool, color).toUpperCase().includes('0A66C2');
    expect(hasColor, tool.id).toBe(COLOR_TOOLS.includes(tool));
  }
});

test('a link to a tool shows a picture with its title', () => {
  const pictures: Record<string, string> = PAGE_TITLES;
  for (const { id, path, title } of ALL_TOOLS) {
    if (id === 'color-of-the-day') continue; // shows the color of its day
    expect(pictures[path], `packages/contract/src/site/pictures.ts: ${path}`).toBe(title);
  }
});

// By hand, as the table of spaces would make the pages that share these texts heavier.
test('search finds the converter by each of its spaces', () => {
  const words = TOOL_WORDS.converter.split(' ');
  for (const { id } of SPACES) expect(words, 'TOOL_WORDS in app/tools/tool-texts.ts').toContain(id);
});

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
