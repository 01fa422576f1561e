import type { Access, Who } from '../../src/plugins/guard/access.ts';
import { createTestApp } from '../app.ts';

const PREFIX = '/api/v1';

/**
 * The access of each operation, by its name in the document (`GET /palettes/{id}`). An operation
 * whose query may require more has a second entry with that query (`GET /blog?admin=true`).
 */
export async function readAccess(): Promise<Map<string, Who>> {
  const who = new Map<string, Who>();
  const add = (name: string, access: Access) => {
    if (typeof access === 'string') {
      who.set(name, access);
    } else {
      const { usually, where, only } = access;
      who.set(name, usually);
      who.set(`${name}?${where.query}=${where.is}`, only);
    }
  };
  const app = await createTestApp({
    // Of all parts, only tracing gets the app before its routes are registered.
    tracing: {
      watchRequests: (watched) =>
        watched.addHook('onRoute', ({ method, url, config, schema }) => {
          if (!config || schema?.hide || !url.startsWith(`${PREFIX}/`) || method === 'HEAD') return;
          const path = url.slice(PREFIX.length).replace(/:(\w+)/g, '{$1}');
          add(`${method} ${path}`, config.access);
        }),
    },
  });
  await app.close();
  return who;
}

/** Whether callers without an account may call. */
export const isOpen = (who: Who): boolean =>
  who === 'anyone' || who === 'token holder' || who === 'visitor or account';
