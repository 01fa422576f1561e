import type {
  ActRequest,
  ModerationAct,
  ModerationQueue,
  SessionAnswer,
} from '@swatchwork/contract';
import { expect } from 'vitest';

import { callJson, type TestApp } from './app.ts';

export type Moderator = ReturnType<typeof moderatorOf>;

/** What an admin does and sees as a moderator. */
export function moderatorOf(app: TestApp, { token }: SessionAnswer) {
  const act = (order: ActRequest) =>
    callJson(app, 'POST', '/api/admin/moderation/acts', order, token);
  return {
    /** Sends an order, and gives its answer, whatever it is. */
    act,
    /** Carries out an order, which has to succeed. */
    async done(order: ActRequest): Promise<ModerationAct> {
      const { status, body } = await act(order);
      expect(status, body.error).toBe(200);
      return body;
    },
    queue: async (): Promise<ModerationQueue> =>
      (await callJson(app, 'GET', '/api/admin/moderation', undefined, token)).body,
  };
}
