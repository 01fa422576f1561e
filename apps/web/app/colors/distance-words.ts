/** A ΔE2000 and what it looks like with both colors beside each other, such as `ΔE 2.4, slight difference`. */
export function distanceWords(distance: number): string {
  const [, words] = STEPS.find(([most]) => distance <= most)!;
  return `ΔE ${distance.toFixed(1)}, ${words}`;
}

const STEPS: readonly [most: number, words: string][] = [
  [1, 'hardly visible'],
  [3, 'slight difference'],
  [6, 'clear difference'],
  [Infinity, 'large difference'],
];
