import { formatRatio } from '@swatchwork/color';

import type { Note } from '../model/note.ts';

/** A note in one plain English sentence. */
export function describeNote(note: Note): string {
  switch (note.code) {
    case 'brand-mapped':
      return `${note.input} is outside sRGB. Screens without Display P3 show the nearest sRGB color ${note.hex} (ΔE_OK ${note.distance.toFixed(3)} away).`;
    case 'ground-mapped':
      return `${note.input} is outside sRGB. The ${note.mode} page uses the nearest sRGB color ${note.hex} (ΔE_OK ${note.distance.toFixed(3)} away).`;
    case 'brands-alike':
      return `The colors of ${note.family} and ${note.other} are hard to tell apart.`;
    case 'brand-cannot-serve':
      return `${note.role} in ${note.mode} is ${note.hex}: ${note.brand} has only ${formatRatio(note.ratio)}:1 with ${note.against}, and ${note.minimum}:1 is needed.`;
    case 'brand-hides':
      return note.hex === note.brand
        ? `${note.role} in ${note.mode} stays ${note.hex}, as chosen, and is hard to see: it has only ${formatRatio(note.ratio)}:1 with ${note.against}.`
        : `${note.role} in ${note.mode} is ${note.hex}: ${note.brand} has only ${formatRatio(note.ratio)}:1 with ${note.against} and would be hard to see.`;
    case 'dark-words':
      return `Text on ${note.hex} (${note.role} in ${note.mode}) is dark: white has ${formatRatio(note.ratio)}:1, enough for large text only (18 pt, or 14 pt bold). White text needs a darker color.`;
    case 'status-near-brand':
      return `The ${note.status} color is similar to ${note.family} in ${note.mode}${note.vision === 'ordinary' ? '' : ` with ${note.vision} vision`}: add an icon or a label.`;
    case 'role-overridden':
      return `${note.role} in ${note.mode} is ${note.hex}, as chosen; ${note.breaks === 0 ? 'every pair still passes' : `${note.breaks} ${note.breaks === 1 ? 'pair fails' : 'pairs fail'} because of it`}.`;
  }
}
