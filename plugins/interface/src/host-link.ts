import type { Answer, Request } from '@swatchwork/plugin-core';

/** The largest files that were tried are answered within seconds. */
const PATIENCE_MS = 120_000;

/**
 * Asks the part of the plugin that reaches the file. Requests are answered in their order.
 *
 * @returns Sends a request. It is rejected if there is no answer: that part may have ended.
 */
export function connect(): (request: Request) => Promise<Answer> {
  const waiting: ((answer: Answer) => void)[] = [];
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.pluginMessage) waiting.shift()?.(data.pluginMessage);
  });
  return (request) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        // It stays in `waiting`: an answer that comes late is not that of the next request.
        const message =
          'The design tool did not respond. Check the file, then open the plugin again.';
        reject(new Error(message));
      }, PATIENCE_MS);
      waiting.push((answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      // The window is the design tool's, whose origin may not be known; colors are no secret.
      parent.postMessage({ pluginMessage: request }, '*');
    });
}
