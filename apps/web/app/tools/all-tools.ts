/** What a tool is for, in the order of the tools page. */
export const TOOL_GROUPS = [
  { id: 'color', title: 'Work with one color' },
  { id: 'palette', title: 'Make a palette' },
  { id: 'use', title: 'Find and try' },
] as const;

/**
 * All tools, in the order of the footer. The shell of every page contains them, so their
 * descriptions are elsewhere (`tool-texts.ts`).
 */
// biome-ignore format: a row for each tool
export const ALL_TOOLS = [
  { id: 'converter', title: 'Color Converter', path: '/color-tools/color-converter', group: 'color' },
  { id: 'creator', title: 'Palette Creator', path: '/create-palette', group: 'palette' },
  { id: 'theme', title: 'Theme Builder', path: '/theme', group: 'palette' },
  { id: 'data', title: 'Data Palettes', path: '/data-palettes', group: 'palette' },
  { id: 'explore', title: 'Explore Palettes', path: '/explore-palettes', group: 'use' },
  { id: 'picker', title: 'Image Color Picker', path: '/pick-from-image', group: 'palette' },
  { id: 'contrast', title: 'Contrast Checker', path: '/color-tools/color-contrast', group: 'color' },
  { id: 'mood', title: 'Mood Generator', path: '/mood-generator', group: 'palette' },
  { id: 'wheel', title: 'Interactive Color Wheel', path: '/interactive-color-wheel', group: 'palette' },
  { id: 'harmonies', title: 'Color Harmonies', path: '/color-tools/color-harmonies', group: 'color' },
  { id: 'variations', title: 'Color Variations', path: '/color-tools/color-variations', group: 'color' },
  { id: 'accessibility', title: 'Accessibility Simulator', path: '/color-tools/color-accessibility', group: 'color' },
  { id: 'visualizer', title: 'Palette Visualizer', path: '/palette-visualizer', group: 'use' },
  { id: 'palette-contrast', title: 'Palette Contrast', path: '/contrast-check', group: 'use' },
  { id: 'audit', title: 'Contrast Audit', path: '/audit', group: 'use' },
  { id: 'color-of-the-day', title: 'Color of the Day', path: '/color-of-the-day', group: 'use' },
  { id: 'web-safe-colors', title: 'Web Safe Colors', path: '/web-safe-colors', group: 'color' },
] as const;

export type Tool = (typeof ALL_TOOLS)[number];
export type ToolGroup = Tool['group'];

/** The tools of a group. */
export const toolsOf = (group: ToolGroup) => ALL_TOOLS.filter((tool) => tool.group === group);

/** Identity, address and title of a tool. */
export function toolOf<Id extends Tool['id']>(id: Id) {
  const { path, title } = ALL_TOOLS.find((one) => one.id === id)!;
  return { id, path, title };
}
