// What a bundler makes of the files: their addresses in the browser, their bytes in the command line.
import regular from '@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf';
import semibold from '@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf';
import inter from '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf';

const FILES = { 'geist-regular': regular, 'geist-semibold': semibold, inter };

/** A font of drawings, in a bundle. @throws {TypeError} If it cannot be fetched. */
export async function readFont(name: keyof typeof FILES): Promise<Uint8Array> {
  const file = FILES[name];
  if (typeof file !== 'string') return file;
  const answer = await fetch(file);
  if (!answer.ok) throw new TypeError('the font of sheets could not be loaded');
  return new Uint8Array(await answer.arrayBuffer());
}
