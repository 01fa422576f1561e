import { z } from 'zod';
import errorBodyExamples from '../examples/error-body.json' with { type: 'json' };

/** Every error code of the API, and what it says. The API's own table gives the status of each. */
export const ERROR_MEANINGS = {
  invalid_request: 'A field is invalid or missing; `details` says which, and what is allowed.',
  invalid_json:
    'The body is not valid JSON, is nested too deeply, has too many values, or contains a key such as `__proto__`.',
  invalid_url: 'The path contains an invalid percent-encoding.',
  bad_request: 'The request is not well-formed HTTP.',
  unauthorized: 'The token or key is missing or not valid.',
  forbidden: 'The caller is not allowed to do this.',
  plan_required: 'This needs the API key of a larger plan.',
  not_found: 'It does not exist, or the caller may not see it.',
  mood_not_found: 'The mood does not exist.',
  method_not_allowed: 'The address supports other methods, listed in `Allow`.',
  request_timeout: 'The request took too long to arrive.',
  conflict: 'It is already taken, or the limit is reached.',
  payload_too_large: 'The body, or the file in it, is too large.',
  palette_file_broken: 'The file is damaged or not what it seems to be.',
  palette_file_empty: 'The file or text contains no colors.',
  unsupported_media_type: 'The content type of the body is not supported.',
  image_too_large: 'The image has too many pixels, or takes too much memory to decode.',
  image_unreadable: 'The file is not an image that can be read.',
  image_transparent: 'The image is fully transparent.',
  too_many_requests: 'Too many requests; try again after the time in `Retry-After`.',
  headers_too_large: 'The headers are too large.',
  internal_error: 'Something went wrong on our side. The `requestId` helps us find it.',
  database_unavailable: 'The database cannot be reached or cannot write; try again soon.',
  overloaded: 'The server is busy; try again soon.',
};

export type ErrorCode = keyof typeof ERROR_MEANINGS;

export const ERROR_CODES = Object.keys(ERROR_MEANINGS) as ErrorCode[];

/** One thing that is wrong with one field of a request. */
export const ErrorDetail = z
  .object({
    field: z.string().meta({ description: 'Path of the field, such as `locked.2`, or `body`.' }),
    message: z.string().meta({ description: 'What is allowed.' }),
    received: z
      .string()
      .optional()
      .meta({ description: 'What was sent, as JSON, cut to 80 characters. Never a secret.' }),
  })
  .meta({ id: 'ErrorDetail' });

export type ErrorDetail = z.infer<typeof ErrorDetail>;

/** The body of every answer that is not a success. */
export const ErrorBody = z
  .object({
    error: z.string().meta({ description: 'One sentence for people.' }),
    code: z.enum(ERROR_CODES).meta({ description: 'The reason, for programs.' }),
    requestId: z
      .string()
      .meta({ description: 'Also sent as `x-request-id`. Include it when you contact support.' }),
    details: z.array(ErrorDetail).optional(),
  })
  .meta({
    id: 'ErrorBody',
    examples: errorBodyExamples,
  });

export type ErrorBody = z.infer<typeof ErrorBody>;
