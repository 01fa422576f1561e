import { slugOf } from '@swatchwork/formats';
import { useCallback, useEffect, useState } from 'react';

import { adminClient } from '../../../api/admin-client.ts';
import type { Article } from '../../../api/types.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { type Draft, ownSlug } from './drafts.ts';

/** Undefined while loading, null where loading failed. */
export type Articles = readonly Article[] | undefined | null;

/** All articles, and actions that change them. Each action shows its result in a toast. */
export function useArticles() {
  const [articles, setArticles] = useState<Articles>();

  const load = useCallback(async () => {
    setArticles(await adminClient.articles.list().catch(() => null));
  }, []);
  useEffect(() => void load(), [load]);

  /** @returns Whether it was done. */
  async function change(call: Promise<unknown>, verb: 'create' | 'update' | 'delete') {
    try {
      await call;
    } catch {
      toast.error('Error', `Failed to ${verb} article`);
      return false;
    }
    toast.success('Success', `Article ${verb}d successfully.`);
    await load();
    return true;
  }

  return {
    articles,
    /** Retries loading them. */
    retry() {
      setArticles(undefined);
      void load();
    },
    /** Loads changes by other admins; if that fails, the current list stays. */
    refresh: () => adminClient.articles.list().then(setArticles, () => undefined),
    /** @param article The one to change; undefined for a new one. */
    save({ title, address, excerpt, content, isPublished }: Draft, article: Article | undefined) {
      const slug = slugOf(address) || ownSlug(article, title);
      const sent = { title, excerpt, content, isPublished, slug };
      return article
        ? change(adminClient.articles.update(article.id, sent), 'update')
        : change(adminClient.articles.create({ ...sent, authorId: 'admin' }), 'create');
    },
    remove: (id: string) => change(adminClient.articles.delete(id), 'delete'),
  };
}
