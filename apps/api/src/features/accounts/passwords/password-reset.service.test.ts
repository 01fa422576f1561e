import { afterAll, expect, test, vi } from 'vitest';
import { callJson, createTestApp } from '../../../../testing/app.ts';
import { openTestDatabase } from '../../../../testing/db/database.ts';
import { createSecret } from '../../../secrets/secrets.ts';
import { hashPassword } from './passwords.ts';

vi.mock('./passwords.ts', { spy: true });

const app = await createTestApp({ database: await openTestDatabase() });
afterAll(() => app.close());

test.each(['nonsense', createSecret()])(
  'nobody has passwords hashed, which takes long, with the link %s that never was',
  async (token) => {
    const body = { token, password: 'battery staple' };
    const { status } = await callJson(app, 'POST', '/api/auth/reset-password', body);
    expect(status).toBe(400);
    expect(hashPassword).not.toHaveBeenCalled();
  },
);
