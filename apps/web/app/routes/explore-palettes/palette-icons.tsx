import { Copy, Download, Eye, Heart, LayoutTemplate, Paintbrush, Sparkles } from 'lucide-react';

import { IconSprite, SpriteIcon } from '../../ui/icon-sprite.tsx';

const SPRITE = 'palette';
const ICONS = {
  like: Heart,
  view: Eye,
  copy: Copy,
  export: Download,
  create: Paintbrush,
  visualize: LayoutTemplate,
  similar: Sparkles,
};

/** The icons of palettes; once on each page that shows any. */
export const PaletteIcons = () => <IconSprite of={SPRITE} icons={ICONS} />;

type Props = { name: keyof typeof ICONS; className?: string | undefined };

export const PaletteIcon = ({ name, className }: Props) => (
  <SpriteIcon name={`${SPRITE}-${name}`} className={className} />
);
