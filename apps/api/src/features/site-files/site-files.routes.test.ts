import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { readConfig } from '../../config.ts';
import { writeSecurityText } from './site-files.routes.ts';

const SITE = 'https://colors.example';

let app: TestApp;
beforeAll(async () => {
  const env = { NODE_ENV: 'test', PUBLIC_URL: SITE, CONTACT_EMAIL: 'hello@colors.example' };
  app = await createTestApp({ config: readConfig(env) });
});
afterAll(() => app.close());

describe('security.txt', () => {
  test('says where to report, for whom, and until when', async () => {
    const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(
      /^Contact: mailto:hello@colors\.example\nContact: https:\/\/\S+\/contact\n/,
    );
    expect(body).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(body) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThanOrEqual(180);
  });

  test('is the same all day, and moves on with the next', () => {
    const at = (time: string) => writeSecurityText(SITE, undefined, new Date(time));
    expect(at('2026-01-01T00:00:00Z')).toBe(at('2026-01-01T23:59:59Z'));
    expect(at('2026-01-01T00:00:00Z')).toContain('Expires: 2026-06-30T00:00:00Z\n');
    expect(at('2026-01-02T00:00:00Z')).toContain('Expires: 2026-07-01T00:00:00Z\n');
    expect(at('2026-01-01T00:00:00Z')).not.toContain('mailto:');
  });
});

test('llms.txt is an overview in Markdown, with links of this site alone', async () => {
  const { statusCode, headers, body } = await app.inject('/llms.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(body).toMatch(/^# Swatchwork\n\n> .+\n/);
  const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(8);
  for (const address of links) expect(new URL(address).origin).toBe(SITE);
  expect((await app.inject('/api/openapi.json')).statusCode).toBe(200);
});
