import {
  Contrast,
  Copy,
  Download,
  Ellipsis,
  Eye,
  FolderPlus,
  Heart,
  LayoutTemplate,
  Paintbrush,
  Sparkles,
} from 'lucide-react';

import { createSprite } from '../../ui/icons/icon-sprite.tsx';

/** The icons of palettes; put `PaletteIcons` once on each page that shows any. */
export const { Sprite: PaletteIcons, Icon: PaletteIcon } = createSprite('palette', {
  like: Heart,
  view: Eye,
  copy: Copy,
  export: Download,
  add: FolderPlus,
  create: Paintbrush,
  visualize: LayoutTemplate,
  check: Contrast,
  similar: Sparkles,
  more: Ellipsis,
});
