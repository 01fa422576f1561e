import { ArrowRight, Copy } from 'lucide-react';

import { createSprite } from './icon-sprite.tsx';

/** The icons that many pages repeat; the shell contains them once. */
export const { Sprite: SharedIcons, Icon: SharedIcon } = createSprite('icon', {
  copy: Copy,
  forward: ArrowRight,
});
