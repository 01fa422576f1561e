import { ApiError } from '@swatchwork/client';
import { describe, expect, test } from 'vitest';

import { fieldTexts, plainText } from './plain-errors.ts';

const EMAIL = { field: 'email', message: 'must be an email address such as ada@example.org' };

const refused = new ApiError(400, `email: ${EMAIL.message}; received "a@b"`, {
  code: 'invalid_request',
  details: [
    { ...EMAIL, received: '"a@b"' },
    { field: 'email', message: 'must have at most 254 characters' },
    { field: 'newPassword', message: 'must have 6 to 200 characters' },
  ],
});

describe('errors for people', () => {
  test('a field has one sentence, without what was received', () => {
    expect(fieldTexts(refused)).toEqual({
      email: 'Email must be an email address such as ada@example.org.',
      newPassword: 'New password must have 6 to 200 characters.',
    });
    expect(plainText(refused)).toBe(
      'Email must be an email address such as ada@example.org. New password must have 6 to 200 characters.',
    );
  });

  test('a field that the text alone names becomes a part of the sentence', () => {
    const large = new ApiError(413, 'image: must have at most 10 MB', {
      code: 'payload_too_large',
    });
    expect(plainText(large)).toBe('Image must have at most 10 MB.');
  });

  test('a sentence stays as it is', () => {
    const message = 'This username is already taken.';
    const taken = new ApiError(409, message, {
      code: 'conflict',
      details: [{ field: 'username', message }],
    });
    expect(fieldTexts(taken)).toEqual({ username: message });
    expect(plainText(taken)).toBe(message);
  });

  test('what is no word about the request says nothing', () => {
    expect(plainText(new ApiError(503, 'No room', { code: 'overloaded' }))).toBeUndefined();
    expect(plainText(new ApiError(418, 'HTTP error! status: 418'))).toBeUndefined();
    expect(plainText(new TypeError('Failed to fetch'))).toBeUndefined();
    expect(fieldTexts(new TypeError('Failed to fetch'))).toEqual({});
  });
});
