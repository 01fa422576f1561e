import type { Answer, Request } from '@swatchwork/plugin-core';

/** Asks the part of the plugin that reaches the file. Requests are answered in their order. */
export function connect(): (request: Request) => Promise<Answer> {
  const waiting: ((answer: Answer) => void)[] = [];
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.pluginMessage) waiting.shift()?.(data.pluginMessage);
  });
  return (request) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      // The window is the design tool's, whose origin may not be known; colors are no secret.
      parent.postMessage({ pluginMessage: request }, '*');
    });
}
