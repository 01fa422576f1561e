/** A ΔE2000 and what it looks like with both colors beside each other, such as `ΔE 2.4, slight`. */
export function distanceWords(distance: number): string {
  const [, words] = STEPS.find(([most]) => distance <= most)!;
  return `ΔE ${distance.toFixed(1)}, ${words}`;
}

const STEPS: readonly [most: number, words: string][] = [
  [1, 'hardly visible'],
  [3, 'slight'],
  [6, 'clear'],
  [Infinity, 'another color'],
];
