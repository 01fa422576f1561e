import { createSession, type Request } from '@swatchwork/plugin-core';

import { createFigmaHost, P3_NOTE } from './figma-host.ts';

figma.showUI(__html__, { width: 320, height: 560, themeColors: true });

const notes = figma.root.documentColorProfile === 'DISPLAY_P3' ? [P3_NOTE] : [];
const session = createSession(createFigmaHost(figma), { notes });

/** Only our own interface can send messages here. */
figma.ui.onmessage = async (request: Request) => {
  figma.ui.postMessage(await session.answer(request));
};
