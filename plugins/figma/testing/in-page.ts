import { createSession } from '@swatchwork/plugin-core';

import { createFigmaHost } from '../src/figma-host.ts';
import { createStandIn } from './figma-stand-in.ts';

/** Answers the interface on a page of ours, with a stand-in of Figma's file. */
const { calls, draw, layers } = createStandIn({ modes: 4, profile: 'SRGB' });
export const { answer } = createSession(createFigmaHost(calls));
export { draw, layers };
