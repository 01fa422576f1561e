/** The space of a name: its lower-case letters and digits of any script, joined by hyphens. */
export function spaceOf(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}]+/gu);
  return words?.join('-') ?? 'swatchwork';
}
