import type { AdminClient } from '@swatchwork/client';
import { REPORT_REASONS } from '@swatchwork/contract/constants';

import type { LikeBurst, ModeratedPalette, ModeratedShared } from '../../../api/types.ts';

/** What is sent for an act. */
export type Act = Parameters<AdminClient['moderation']['act']>[0];

type Typed = { reason: string; madeFrom?: string; madeUntil?: string };

/** An act that a moderator is about to do. */
export type Order = {
  /** Label of the button that asks for it, and title of its dialog. */
  label: string;
  /** What it does, and to what. */
  explanation: string;
  /** Whether a reason must be typed, which the author reads. */
  needsReason: boolean;
  /** What the field of the reason holds first. */
  reason?: string;
  /** Whether it can be about the palettes of a range of time. */
  hasRange: boolean;
  toAct: (typed: Typed) => Act;
};

const order = (
  label: string,
  explanation: string,
  toAct: Order['toAct'],
  more: Partial<Order> = {},
): Order => ({ label, explanation, needsReason: true, hasRange: false, toAct, ...more });

const OPTIONAL = { needsReason: false };

/** What can be done about a palette and its author. */
export function ordersOf(entry: ModeratedPalette): Order[] {
  const { palette, held, author } = entry;
  const { id: paletteId, name } = palette;
  const orders: Order[] = [];
  if (held) {
    const text = `${name} becomes public.`;
    const release: Order['toAct'] = ({ reason }) => ({ kind: 'release', paletteId, reason });
    orders.push(order('Approve', text, release, OPTIONAL));
  }
  orders.push(...ordersOfThing({ ...entry, name }, { paletteId }));
  return author ? [...orders, ...ordersOfAuthor(author)] : orders;
}

/** What can be done about a theme or a project and its author. */
export function ordersOfShared(entry: ModeratedShared): Order[] {
  const { kind, id, author } = entry;
  const key = kind === 'theme' ? { themeId: id } : { projectId: id };
  return [...ordersOfThing(entry, key), ...ordersOfAuthor(author)];
}

type Thing = Pick<ModeratedPalette, 'hidden' | 'openReports' | 'reports' | 'held'> & {
  name: string;
};
type Key = { paletteId: string } | { themeId: string } | { projectId: string };

function ordersOfThing({ name, hidden, openReports, reports, held }: Thing, key: Key): Order[] {
  const orders: Order[] = [];
  if (openReports > 0) {
    const text = `Closes the reports of ${name}, which stays public.`;
    const dismiss: Order['toAct'] = ({ reason }) => ({ kind: 'dismiss', ...key, reason });
    orders.push(order('Dismiss', text, dismiss, OPTIONAL));
  }
  if (hidden === null) {
    const text = `Only its author can see ${name}${held ? '' : ' from now on'}.`;
    const hide: Order['toAct'] = ({ reason }) => ({ kind: 'hide', ...key, reason });
    const [report] = reports;
    const reported = report && report.reason !== 'other' && REPORT_REASONS[report.reason];
    orders.push(
      order(held ? 'Reject' : 'Hide', text, hide, reported ? { reason: `${reported}.` } : {}),
    );
  } else {
    const text = `${name} becomes public again.`;
    const restore: Order['toAct'] = ({ reason }) => ({ kind: 'restore', ...key, reason });
    orders.push(order('Restore', text, restore, OPTIONAL));
  }
  const forGood = `Deletes ${name} permanently. This cannot be undone.`;
  orders.push(order('Delete', forGood, ({ reason }) => ({ kind: 'delete', ...key, reason })));
  return orders;
}

function ordersOfAuthor(author: NonNullable<ModeratedPalette['author']>): Order[] {
  const orders: Order[] = [];
  const { id: userId, username, isSuspended, publicPalettes, heldPalettes } = author;
  if (heldPalettes > 1 && !isSuspended) {
    const text = `The ${heldPalettes} waiting palettes of ${username} become public.`;
    const releaseAll: Order['toAct'] = ({ reason }) => ({ kind: 'release_all', userId, reason });
    orders.push(order(`Approve All of ${username}`, text, releaseAll, OPTIONAL));
  }
  const all = `Hides the public and waiting palettes of ${username}: all of them or, with times, those created between them. It can be undone with one click.`;
  const hideAll: Order['toAct'] = (typed) => ({ kind: 'hide_all', userId, ...typed });
  // Of a theme or a project, the author may have none.
  if (!isSuspended && publicPalettes + heldPalettes > 0)
    orders.push(order(`Hide All of ${username}`, all, hideAll, { hasRange: true }));
  if (isSuspended) {
    const text = `${username} can publish again, and what the suspension has hidden becomes public again.`;
    const unsuspend: Order['toAct'] = ({ reason }) => ({ kind: 'unsuspend', userId, reason });
    orders.push(order(`Unsuspend ${username}`, text, unsuspend, OPTIONAL));
  } else {
    const text = `${username} can no longer publish, and only this account can see what it has published.`;
    const suspend: Order['toAct'] = ({ reason }) => ({ kind: 'suspend', userId, reason });
    orders.push(order(`Suspend ${username}`, text, suspend));
  }
  return orders;
}

/** Removes the likes of a burst that look fraudulent. */
export const purge = ({ palette, made, from, until }: LikeBurst): Order =>
  order(
    'Remove Likes',
    `Removes ${made === 1 ? 'the like' : `some ${made} likes`} of ${palette.name} that look fraudulent. It can be undone with one click.`,
    ({ reason }) => ({
      kind: 'purge_likes',
      paletteId: palette.id,
      reason,
      madeFrom: from,
      madeUntil: until,
    }),
    OPTIONAL,
  );

export const undo = (actId: string): Order =>
  order(
    'Undo',
    'Restores what this action hid or removed.',
    ({ reason }) => ({ kind: 'undo', actId, reason }),
    OPTIONAL,
  );

export const keep = (actId: string): Order =>
  order(
    'Keep',
    'The action stays in force, and the answer leaves the list.',
    ({ reason }) => ({ kind: 'keep', actId, reason }),
    OPTIONAL,
  );
