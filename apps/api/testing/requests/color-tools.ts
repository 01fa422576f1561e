import { expect } from 'vitest';

import { callJson, type TestApp } from '../app.ts';

type Fields = Record<string, string | number | undefined>;

/** A GET below `/api/v1/colors`; the fields are escaped for the address. */
export const get = (app: TestApp, path: string, fields: Fields) =>
  callJson(app, 'GET', `/api/v1/colors/${path}?${toSearch(fields)}`);

const toSearch = (fields: Fields) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** Expects a refusal that names the field, the allowed values, and the received value. */
export async function expectRefusal(
  app: TestApp,
  path: string,
  fields: Fields,
  field: string,
  allowed: RegExp,
): Promise<void> {
  const { status, body } = await get(app, path, fields);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'invalid_request',
    details: [
      {
        field,
        message: expect.stringMatching(allowed),
        received: field in fields ? JSON.stringify(String(fields[field])) : 'nothing',
      },
    ],
  });
}

// Texts that are not colors of six digits, but that a lenient parser would accept.
export const NO_HEX = ['', '#', '12345', '#1234567', '#ggg000', '#38f', ' 3b82f6', 'red', '٣٣٣٣٣٣'];

/** The channels of two colors differ by no more than a step of 8 bits. */
export function expectNear(one: string, other: string): void {
  for (const start of [1, 3, 5]) {
    const channel = (hex: string) => Number.parseInt(hex.slice(start, start + 2), 16);
    expect(Math.abs(channel(one) - channel(other)), `${one} ${other}`).toBeLessThanOrEqual(1);
  }
}
