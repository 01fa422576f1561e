import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { ownFolder, startBalancer } from './lib/cluster/processes.ts';
import { findProgram } from './lib/programs.ts';

// Without nginx this test is skipped and says so; if CI is `true` it fails instead.
const isSkipped = !findProgram('nginx') && process.env.CI !== 'true';

test.skipIf(isSkipped)(
  'while no instance can be reached, people read a page and programs JSON',
  async () => {
    const instance = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1');
    await once(instance, 'listening');
    const address = `127.0.0.1:${(instance.address() as AddressInfo).port}`;
    const balancer = await startBalancer(ownFolder(), [{ address }, { address }]);
    onTestFinished(() => balancer.stop());
    expect(await (await fetch(`${balancer.url}/color/ff0000`)).text()).toBe('here');

    instance.closeAllConnections();
    await new Promise((resolve) => instance.close(resolve));
    const ask = async (path: string) => {
      const answer = await fetch(balancer.url + path);
      const [type, after] = ['content-type', 'retry-after'].map((name) => answer.headers.get(name));
      return { status: answer.status, type, after, text: await answer.text() };
    };
    for (const path of ['/', '/color/ff0000', '/apiary', '/pictures/color/ff0000.png']) {
      const answer = await ask(path);
      expect(answer).toMatchObject({ status: 503, type: 'text/html; charset=utf-8', after: '1' });
      expect(answer.text).toContain('Nothing that you saved is lost');
    }
    for (const path of ['/api', '/api/v1/palettes', '/mcp', '/blog.data?page=2']) {
      const answer = await ask(path);
      expect(answer).toMatchObject({ status: 503, type: 'application/json', after: '1' });
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'overloaded' });
    }
  },
);
