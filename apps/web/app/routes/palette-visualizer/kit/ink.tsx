import { contrastRatio, formatRatio, type Inks, wcagLevel } from '@swatchwork/color';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { usePaint } from './use-paint.ts';

type Props = {
  /** How prominent the text is. */
  kind?: keyof Inks;
  as?: 'p' | 'span';
  className?: string;
  children: ReactNode;
};

/** A text in a color that is readable on its ground; optionally shows its contrast. */
export function Ink({ kind = 'text', as: Tag = 'p', className = '', children }: Props) {
  const { ink, theme } = usePaint();

  return (
    <Tag className={`ink ${className}`} style={{ color: ink(kind) }}>
      {children}
      {theme.contrast && <Verdict kind={kind} />}
    </Tag>
  );
}

/** The contrast of a kind of text here, and its WCAG level. */
export function Verdict({ kind }: { kind: keyof Inks }) {
  const { ground, theme } = usePaint();
  const ratio = contrastRatio(theme.inksOn(ground)[kind], ground);
  const level = wcagLevel(ratio);
  const Icon = level === 'Fail' ? X : Check;

  return (
    <span className="verdict">
      <Icon aria-hidden="true" /> {formatRatio(ratio)} {level}
    </span>
  );
}
