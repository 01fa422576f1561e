/**
 * Copies what a field holds; the field is selected meanwhile, and stays so.
 *
 * @returns Whether the browser did it.
 */
export async function copyFrom(field: HTMLTextAreaElement): Promise<boolean> {
  field.select();
  // The old command works in frames that get no clipboard from the design tool.
  if (document.execCommand('copy')) return true;
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}

/** Hands a text to the browser as a file. A frame is not told whether it arrives. */
export function download(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Browsers may begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
