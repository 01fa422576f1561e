import { afterAll, expect, test, vi } from 'vitest';

import { openTestDatabase } from '../../db/test-database.ts';
import { callJson, createTestApp } from '../../test-app.ts';
import { hashPassword } from './passwords.ts';
import { createSecret } from './secrets.ts';

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
