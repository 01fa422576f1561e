// biome-ignore lint/style/noRestrictedImports: this file stands for the bundled one where Node runs sources
import { readFile } from 'node:fs/promises';
// biome-ignore lint/style/noRestrictedImports: as above
import { createRequire } from 'node:module';

const FILES = {
  'geist-regular': '@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf',
  'geist-semibold': '@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf',
  inter: '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
};

/** A font of drawings, where Node runs the sources; see `imports` in package.json. */
export const readFont = (name: keyof typeof FILES): Promise<Uint8Array> =>
  readFile(createRequire(import.meta.url).resolve(FILES[name]));
