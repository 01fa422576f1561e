import { z } from 'zod';

/** Every error code of the API. The API's own table gives the status of each. */
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

/** What each says, for the document of the API. */
export const ERROR_MEANINGS: Record<ErrorCode, string> = {
  invalid_request: 'A field is wrong or missing: `details` says which, and what is allowed.',
  invalid_json:
    'The body is no JSON, is nested too deep or of too many parts, or holds a key such as `__proto__`.',
  invalid_url: 'The path holds a `%` that starts no valid escape.',
  bad_request: 'The request is not well-formed HTTP.',
  unauthorized: 'There is no token or key that holds, and one is needed or was sent.',
  forbidden: 'The caller is known, and may not do this.',
  plan_required: 'This needs the API key of a larger plan.',
  not_found: 'There is nothing here, or nothing that the caller may see.',
  mood_not_found: 'There is no such mood.',
  method_not_allowed: 'The address takes other methods, which `Allow` names.',
  request_timeout: 'The request took too long to arrive.',
  conflict: 'It is taken, or there are as many as there may be.',
  payload_too_large: 'The body, or the file in it, is too large.',
  palette_file_broken: 'The file cannot be read as what it seems to be.',
  palette_file_empty: 'The file or text holds no colors.',
  unsupported_media_type: 'The body has another content type than the one that is taken.',
  image_too_large: 'The image has too many pixels, or takes too much memory to decode.',
  image_unreadable: 'The file is no image that can be read.',
  image_transparent: 'The image has no pixel that can be seen.',
  too_many_requests: 'Ask again when `Retry-After` has passed.',
  headers_too_large: 'The headers are too large.',
  internal_error: 'Something went wrong on our side; the `requestId` helps us to find it.',
  database_unavailable: 'The database cannot be reached, or cannot write; try again soon.',
  overloaded: 'Too much is under way at once; try again soon.',
};

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
