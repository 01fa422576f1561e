import { ArrowRight, Copy } from 'lucide-react';

import { createSprite } from './icon-sprite.tsx';

/** The icons that stand many times on many pages; the shell has them once. */
export const { Sprite: SharedIcons, Icon: SharedIcon } = createSprite('icon', {
  copy: Copy,
  forward: ArrowRight,
});
