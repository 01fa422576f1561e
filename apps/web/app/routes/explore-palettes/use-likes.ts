import { LIMITS } from '@swatchwork/contract/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import type { PaletteEntry } from '../../api/types.ts';
import { isKnown } from '../../api/visitor-id.ts';
import { readToken } from '../../auth/session.ts';
import { toast } from '../../ui/messages/toast.ts';
import { cacheLikes } from './cached-lists.ts';

type Like = { liked: boolean; likes?: number };

/** This browser's likes, which are not part of the rendered page, and its clicks. */
export function useLikes(palettes: readonly PaletteEntry[]) {
  const sending = useRef(Promise.resolve());
  const [known, setKnown] = useState<Readonly<Record<string, Like>>>({});
  const ids = palettes.map(({ id }) => id).join(',');

  const learn = useCallback(
    (id: string, like: Like) => setKnown((before) => ({ ...before, [id]: like })),
    [],
  );

  useEffect(() => {
    if (ids === '' || !isKnown()) return;
    const leave = new AbortController();
    for (const some of inGroups(ids.split(','))) {
      browserClient.palettes.liked(some, { signal: leave.signal }).then(
        ({ ids: liked }) => {
          for (const id of liked) learn(id, { liked: true });
        },
        () => {}, // hearts stay empty; a like still works
      );
    }
    return () => leave.abort();
  }, [ids, learn]);

  /** A heart shows each click at once; the requests are sent one after the other. */
  function toggle({ id, likes }: PaletteEntry) {
    const before = known[id] ?? { liked: false };
    const liked = !before.liked;
    learn(id, { liked, likes: (before.likes ?? likes) + (liked ? 1 : -1) });
    sending.current = sending.current.then(async () => {
      try {
        const proof = liked && !readToken() ? await prove() : undefined;
        const like = await browserClient.palettes.like(id, { liked, ...(proof && { proof }) });
        learn(id, like);
        cacheLikes(id, like.likes);
        if (liked) toast.success('Palette liked!');
        else toast.info('Like removed');
      } catch {
        learn(id, before);
        toast.error('Error', 'Failed to like palette. Please try again.');
      }
    });
  }

  return {
    likeOf: ({ id, likes }: PaletteEntry) => ({
      liked: known[id]?.liked ?? false,
      likes: known[id]?.likes ?? likes,
    }),
    toggle,
  };
}

/** Where the work cannot be done, the like is sent without it, and weighs nothing. */
const prove = async () => {
  try {
    return await (await import('./prove-like.ts')).proveLike();
  } catch {
    return undefined;
  }
};

const { max: MOST_IDS } = LIMITS.listLimit; // of one call

function inGroups(ids: string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, group) =>
    ids.slice(group * MOST_IDS, (group + 1) * MOST_IDS),
  );
}
