/** The first picture among files; other files are skipped. */
export const pictureAmong = (files: Iterable<File> | null | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

/** The picture in the clipboard, if the browser grants the page access. */
export async function readClipboardPicture(): Promise<File | undefined> {
  for (const item of await navigator.clipboard.read()) {
    const type = item.types.find((one) => one.startsWith('image/'));
    if (type) return new File([await item.getType(type)], 'Pasted image', { type });
  }
  return undefined;
}

/** The size of a file, such as `8.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} kB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
