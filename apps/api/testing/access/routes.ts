import type { Access, Who } from '../../src/plugins/guard/access.ts';
import { createTestApp } from '../app.ts';

const PREFIX = '/api/v1';

/**
 * What each operation says of who may call it, by its name as the document has it
 * (`GET /palettes/{id}`); with the query that it takes where that asks for more
 * (`GET /blog?admin=true`).
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
    // Of all parts, traces see the app before its routes.
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

/** Who may call without an account. */
export const isOpen = (who: Who): boolean =>
  who === 'anyone' || who === 'token holder' || who === 'visitor or account';
