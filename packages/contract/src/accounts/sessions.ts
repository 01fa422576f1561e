import { z } from 'zod';

const LAPTOP = {
  id: '5f0f6f0a-3c1e-4a76-9d0c-6a1f5b8f0f5e',
  device: 'Firefox on Linux',
  createdAt: '2026-01-02T03:04:05.000Z',
  lastUsedAt: '2026-01-02T03:04:05.000Z',
  expiresAt: '2026-02-01T03:04:05.000Z',
  isCurrent: true,
};

/** One device, or program, that is signed in. */
export const Session = z
  .object({
    id: z.uuid(),
    device: z.string().nullable().meta({
      description: 'The browser or program, such as `Firefox on Linux`; null if unknown.',
    }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().meta({ description: 'Precise to the day.' }),
    expiresAt: z.iso.datetime().meta({ description: 'Unless it is used again before then.' }),
    isCurrent: z.boolean().meta({ description: 'Whether it is the session of this request.' }),
  })
  .meta({ id: 'Session', examples: [LAPTOP] });

export const SessionList = z.array(Session).meta({ id: 'SessionList', examples: [[LAPTOP]] });

export const SessionId = z
  .object({
    id: z.uuid('must be the id of a session').meta({ description: 'As in the list of sessions.' }),
  })
  .meta({ examples: [{ id: LAPTOP.id }] });

export type Session = z.infer<typeof Session>;
export type SessionList = z.infer<typeof SessionList>;
