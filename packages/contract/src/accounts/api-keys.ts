import { z } from 'zod';
import { LIMITS } from '../common/limits.ts';
import { lineOfText } from '../common/text.ts';
import EXAMPLES from '../examples/shared.json' with { type: 'json' };
import { EmailAddress, Password, User } from './accounts.ts';

/** Plans of the public API. A caller without a key has the limits of `free`. */
export const Plan = User.shape.plan;

/** What a key may do: no key acts as an administrator, or changes the account itself. */
export const ApiKeyScope = z.enum(['read', 'write'], { error: 'must be read or write' });

export const CreateApiKeyRequest = z
  .object({
    name: lineOfText(LIMITS.itemName)
      .min(1, 'must not be empty')
      .meta({ description: 'A name to tell your keys apart.' }),
    password: Password.meta({
      description: 'Your password, so that a stolen session cannot create keys.',
    }),
    scope: ApiKeyScope.default('read').meta({
      description:
        '`read` allows computing and reading; `write` also allows saving, changing and deleting palettes and colors.',
    }),
  })
  .meta({
    id: 'CreateApiKeyRequest',
    examples: [{ name: 'Build server', password: 'correct horse', scope: 'write' }],
  });

const BUILD_SERVER = EXAMPLES.buildServer;

/** A key in a list: never the key itself. */
export const ApiKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string().meta({ description: 'The first characters of the key.' }),
    scope: ApiKeyScope.meta({ description: 'What the key may do.' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Precise to the minute; null if never used.' }),
  })
  .meta({ id: 'ApiKey', examples: [BUILD_SERVER] });

export const ApiKeyList = z.array(ApiKey).meta({ id: 'ApiKeyList', examples: [[BUILD_SERVER]] });

/** The only answer that contains a key. */
export const NewApiKey = ApiKey.extend({
  key: z.string().meta({
    description: 'Shown only once. Send it as `Authorization: Bearer …` or as `X-API-Key`.',
  }),
}).meta({
  id: 'NewApiKey',
  examples: [{ ...BUILD_SERVER, key: 'sw_4fQz81LkThisIsAnExampleAndNoKeyOfAnybody123' }],
});

export const ApiKeyId = z
  .object({
    id: z.uuid('must be the id of an API key').meta({ description: 'As in the list of keys.' }),
  })
  .meta({ examples: [{ id: BUILD_SERVER.id }] });

/** Whose plan an admin sets. */
export const PlanParams = z
  .object({
    id: z
      .union([z.uuid(), EmailAddress], { error: 'must be the id or the email of an account' })
      .meta({ description: 'The id or email address of the account.' }),
  })
  .meta({ examples: [{ id: 'ada@example.org' }] });

export const PlanRequest = z
  .object({ plan: Plan })
  .meta({ id: 'PlanRequest', examples: [{ plan: 'pro' }] });

export type Plan = z.infer<typeof Plan>;
export type ApiKeyScope = z.infer<typeof ApiKeyScope>;
export type CreateApiKeyRequest = z.input<typeof CreateApiKeyRequest>;
export type ApiKey = z.infer<typeof ApiKey>;
export type ApiKeyList = z.infer<typeof ApiKeyList>;
export type NewApiKey = z.infer<typeof NewApiKey>;
export type PlanRequest = z.infer<typeof PlanRequest>;
