import type { Words } from './change.ts';
import type { Remark } from './plan-changes.ts';

/** A remark as a sentence. */
export function describeRemark(remark: Remark, words: Words): string {
  switch (remark.type) {
    case 'taken':
      return `The ${words[remark.kind]} ${remark.name} is left out: another ${words.variable} has its name.`;
    case 'leftover':
      return `The ${words[remark.kind]} ${remark.name} is no longer part of this. It stays, since designs may use it.`;
    case 'following': {
      const [paints, follow, stay] =
        remark.count === 1 ? ['paint', 'follows', 'stays'] : ['paints', 'follow', 'stay'];
      return `${remark.count} ${paints} of this color ${follow} a ${words.variable} or a ${words.style} already, and ${stay}.`;
    }
    case 'cut':
      return `Only the first ${remark.limit.toLocaleString('en')} layers are read. Select fewer layers to read the others.`;
  }
}
