import { parseHex } from '@swatchwork/color';
import { expect, test } from 'vitest';

import routes from '../routes.ts';
import { ALL_TOOLS, TOOL_GROUPS, toolsOf } from './all-tools.ts';
import { COLOR_TOOLS, toolAddress } from './go-on/targets.ts';

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

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
