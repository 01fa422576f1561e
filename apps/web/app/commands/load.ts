/**
 * Loads the palette: a step of its own, so that the shell of every page does not list all of its
 * files. Resolves after the replay of early actions, so that all keys typed by then are in its text.
 */
export async function load() {
  const palette = await import('./command-palette.tsx');
  while (window.earlyActions) await new Promise((resolve) => setTimeout(resolve));
  return palette;
}
