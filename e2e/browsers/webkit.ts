import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '../../testing/servers.ts';
import type { LaunchOptions, Window } from './window.ts';

const PATIENCE_MS = 20_000;
const SCRIPT_MS = 5000; // A script hangs if its page is left meanwhile.

/** WebKitGTK over WebDriver, on a screen of its own. */
export async function openWebKit(
  { driver, xvfb }: { driver: string; xvfb: string },
  { pageCache }: LaunchOptions,
): Promise<Window> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1366x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill();
    screen.kill();
  };
  process.once('exit', stop);

  const root = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await fetch(`${root}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await sleep(50);
  }
  const options = { args: ['--automation', `--enable-page-cache=${pageCache}`] };
  const { sessionId } = (await send(`${root}/session`, {
    capabilities: {
      alwaysMatch: {
        timeouts: { implicit: PATIENCE_MS, script: SCRIPT_MS },
        'webkitgtk:browserOptions': options,
      },
    },
  })) as { sessionId: string };
  return windowOf(`${root}/session/${sessionId}`, stop);
}

function windowOf(session: string, stop: () => void): Window {
  const command = (path: string, body = {}) => send(`${session}/${path}`, body);
  async function toElement(xpath: string, action: string, body = {}) {
    const element = await command('element', { using: 'xpath', value: xpath });
    // The driver does not click what smooth scrolling has not yet brought into view.
    const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    await command('execute/sync', { script, args: [element] });
    const [id] = Object.values(element as Record<string, string>);
    await command(`element/${id}/${action}`, body);
  }

  return {
    async open(address) {
      await command('url', { url: address });
    },
    async reload() {
      await command('refresh');
    },
    async back() {
      await command('back');
    },
    evaluate: (expression) => command('execute/sync', { script: `return ${expression}`, args: [] }),
    click: (selector) => toElement(selector, 'click'),
    async type(selector, text) {
      await toElement(selector, 'clear');
      await toElement(selector, 'value', { text });
    },
    choose: (selector, path) => toElement(selector, 'value', { text: path }),
    async close() {
      await fetch(session, { method: 'DELETE' });
      stop();
    },
  };
}

/** Sends a command of WebDriver. @throws With the driver's message if it is refused. */
async function send(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${url}: ${value.error}: ${value.message}`);
  return value;
}
