// What a bundler makes of the file: its address in the browser, its bytes in the command line.
import file from '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf';

/** The font of sheets, in a bundle. @throws {TypeError} If it cannot be fetched. */
export async function readFont(): Promise<Uint8Array> {
  if (typeof file !== 'string') return file;
  const answer = await fetch(file);
  if (!answer.ok) throw new TypeError('the font of sheets could not be loaded');
  return new Uint8Array(await answer.arrayBuffer());
}
