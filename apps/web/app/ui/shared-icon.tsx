import { ArrowRight, Copy } from 'lucide-react';

import { IconSprite, SpriteIcon } from './icon-sprite.tsx';

const SPRITE = 'icon';
const ICONS = { copy: Copy, forward: ArrowRight };

/** The icons that stand many times on many pages; the shell has them once. */
export const SharedIcons = () => <IconSprite of={SPRITE} icons={ICONS} />;

type Props = { name: keyof typeof ICONS; className?: string | undefined };

export const SharedIcon = ({ name, className }: Props) => (
  <SpriteIcon name={`${SPRITE}-${name}`} className={className} />
);
