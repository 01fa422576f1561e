import { createSession, type Request } from '@swatchwork/plugin-core';

import { createPenpotHost } from './penpot-host.ts';

penpot.ui.open('Swatchwork', '/plugins/penpot/ui.html', { width: 340, height: 600 });

const session = createSession(createPenpotHost(penpot), {
  words: { collection: 'token set', variable: 'token', style: 'library color' },
});

/** Penpot hands on whatever any window of the page sends. */
penpot.ui.onMessage<{ pluginMessage?: Request } | undefined>(async (message) => {
  if (!message?.pluginMessage) return;
  penpot.ui.sendMessage({ pluginMessage: await session.answer(message.pluginMessage) });
});
