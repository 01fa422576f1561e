import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';

const FONTS = [
  ['Geist Variable', sans],
  ['Geist Mono Variable', mono],
] as const;

/**
 * The fonts of the designs as a style sheet without external files, to embed in a picture.
 *
 * @throws {Error} If a font cannot be loaded.
 */
export async function fontCss(): Promise<string> {
  const faces = await Promise.all(
    FONTS.map(async ([family, address]) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`The font ${family} answered ${answer.status}`);
      const source = await dataUrl(await answer.blob());
      return `@font-face{font-family:"${family}";font-weight:100 900;src:url(${source}) format("woff2")}`;
    }),
  );
  return faces.join('\n');
}

function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
