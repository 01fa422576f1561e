/**
 * Copies a text to the clipboard. If the clipboard interface is missing or refuses (plain HTTP, no
 * permission), it copies from a hidden text area and removes it again.
 *
 * @returns Whether the text was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromTextArea(text);
  }
}

function copyFromTextArea(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.ariaHidden = 'true';
  area.style.cssText = 'position:fixed;top:0;opacity:0';
  // Inside an open modal dialog, since everything outside it is inert.
  (focused?.closest('dialog') ?? document.body).append(area);
  try {
    area.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
