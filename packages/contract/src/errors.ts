import { z } from 'zod';

/** Every reason the API gives for a refusal. The status of each is the API's own table. */
export const ERROR_CODES = [
  'invalid_request',
  'invalid_json',
  'invalid_url',
  'bad_request',
  'unauthorized',
  'forbidden',
  'plan_required',
  'not_found',
  'mood_not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  'payload_too_large',
  'palette_file_broken',
  'palette_file_empty',
  'url_too_long',
  'unsupported_media_type',
  'image_too_large',
  'image_unreadable',
  'image_transparent',
  'too_many_requests',
  'headers_too_large',
  'internal_error',
  'database_unavailable',
  'overloaded',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** One thing that is wrong with one field of a request. */
export const ErrorDetail = z
  .object({
    field: z
      .string()
      .meta({ description: 'Path of the field, such as `locked.2`; `body` itself.' }),
    message: z.string().meta({ description: 'What is allowed.' }),
    received: z
      .string()
      .optional()
      .meta({ description: 'What arrived, as JSON, cut to 80 characters; never a secret.' }),
  })
  .meta({ id: 'ErrorDetail' });

export type ErrorDetail = z.infer<typeof ErrorDetail>;

/** The body of every answer that is not a success. */
export const ErrorBody = z
  .object({
    error: z.string().meta({ description: 'One sentence for a person.' }),
    code: z.enum(ERROR_CODES).meta({ description: 'The reason, for a program.' }),
    requestId: z
      .string()
      .meta({ description: 'Also sent as `x-request-id`; quote it in questions.' }),
    details: z.array(ErrorDetail).optional(),
  })
  .meta({
    id: 'ErrorBody',
    examples: [
      {
        error: 'count: must be a whole number from 1 to 10; received 11',
        code: 'invalid_request',
        requestId: '9f1c2ab04d7e',
        details: [
          { field: 'count', message: 'must be a whole number from 1 to 10', received: '11' },
        ],
      },
    ],
  });

export type ErrorBody = z.infer<typeof ErrorBody>;
