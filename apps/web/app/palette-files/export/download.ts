/** Makes the browser save a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // a slow disk may still be reading the address
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
