import type { FastifyPluginAsync } from 'fastify';

import type { Config } from '../../config.ts';
import { writeLlmsText } from './llms-text.ts';

const DAY_MS = 86_400_000;

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

const TEXT = 'text/plain; charset=utf-8';
const KEPT = 'public, max-age=3600';

type Parts = { publicUrl: string; contact?: Config['contact'] };

/** Files that programs look for at fixed addresses. */
export const siteFileRoutes: FastifyPluginAsync<Parts> = async (app, { publicUrl, contact }) => {
  const options = { schema: { hide: true } };

  app.get('/.well-known/security.txt', options, (_request, reply) =>
    reply
      .type(TEXT)
      .header('cache-control', KEPT)
      .send(writeSecurityText(publicUrl, contact?.email, new Date())),
  );

  app.get('/llms.txt', options, (_request, reply) =>
    reply
      .type('text/markdown; charset=utf-8')
      .header('cache-control', KEPT)
      .send(writeLlmsText(publicUrl)),
  );
};

/**
 * Where to report a weakness. It is true for half a year from the day on which it is asked for: the
 * operator's settings are in force as long as their server answers.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function writeSecurityText(publicUrl: string, email: string | undefined, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS);
  const expires = new Date((today + VALID_DAYS) * DAY_MS).toISOString().replace('.000', '');
  const contacts = [...(email ? [`mailto:${email}`] : []), `${publicUrl}/contact`];
  return [
    ...contacts.map((address) => `Contact: ${address}`),
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
