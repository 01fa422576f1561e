import { formatRatio } from '@swatchwork/color';

import type { Note } from '../model/note.ts';

/** A note in one plain English sentence. */
export function describeNote(note: Note): string {
  switch (note.code) {
    case 'brand-mapped':
      return `${note.input} lies outside sRGB: where Display P3 cannot be shown, ${note.hex}, the nearest color inside, stands for it, ΔE_OK ${note.distance.toFixed(3)} away.`;
    case 'ground-mapped':
      return `${note.input} lies outside sRGB: the page in ${note.mode} is ${note.hex}, the nearest color inside, ΔE_OK ${note.distance.toFixed(3)} away.`;
    case 'brands-alike':
      return `The colors of ${note.family} and ${note.other} are hard to tell apart.`;
    case 'brand-cannot-serve':
      return `${note.brand} reaches ${formatRatio(note.ratio)}:1 with ${note.against} in ${note.mode}, and ${note.minimum}:1 is needed: ${note.role} is ${note.hex}.`;
    case 'brand-hides':
      return `${note.brand} can hardly be told from ${note.against} in ${note.mode}: ${note.role} is ${note.hex}.`;
    case 'status-near-brand':
      return `The color of ${note.status} is close to ${note.family} in ${note.mode}: add an icon or a word.`;
    case 'role-overridden':
      return `${note.role} in ${note.mode} is ${note.hex}, as asked; ${note.breaks === 0 ? 'every pair still passes' : `${note.breaks} ${note.breaks === 1 ? 'pair fails' : 'pairs fail'} by it`}.`;
  }
}
