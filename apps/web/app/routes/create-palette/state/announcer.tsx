import { describe, parseHex } from '@swatchwork/color';
import { useState } from 'react';

import type { CreatorDocument } from '../../../palettes/creator-document.ts';

type Props = { document: CreatorDocument; isMoving: boolean };

/** Tells screen readers what no button says: the colors after a generation or undo, and what is locked now. */
export function Announcer({ document, isMoving }: Props) {
  const [said, setSaid] = useState({ document, text: '' });
  if (document !== said.document) {
    setSaid({ document, text: newsOf(said.document, document, isMoving) ?? said.text });
  }
  return (
    <p role="status" aria-label="Palette changes" className="sr-only">
      {said.text}
    </p>
  );
}

/** What has changed in words; undefined if the change speaks for itself. */
function newsOf(
  before: CreatorDocument,
  after: CreatorDocument,
  isMoving: boolean,
): string | undefined {
  const changed = after.colors.filter((color, i) => color !== before.colors[i]);
  if (changed.length > 1 && !isMoving)
    return after.colors.map((hex) => describe(parseHex(hex)!)).join(', ');
  if (before.colors.length !== after.colors.length) return undefined;
  const slot = after.locked.findIndex((locked, i) => locked !== before.locked[i]);
  return slot === -1
    ? undefined
    : `Color ${slot + 1} ${after.locked[slot] ? 'locked' : 'unlocked'}`;
}
