import { z } from 'zod';
import EXAMPLES from '../examples/shared.json' with { type: 'json' };

const LAPTOP = EXAMPLES.laptop;

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
