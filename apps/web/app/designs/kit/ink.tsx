import { formatRatio, type Inks, wcagLevel } from '@swatchwork/color';
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
  const { ink } = usePaint();

  return (
    <Tag className={`ink ${className}`} style={{ color: ink(kind) }}>
      {children}
      <Verdict kind={kind} />
    </Tag>
  );
}

/** The contrast of a kind of text here, and its WCAG level; nothing where it is not to be shown. */
export function Verdict({ kind }: { kind: keyof Inks }) {
  const { ground, theme } = usePaint();
  const ratio = theme.ratioOn?.(kind, ground);
  if (ratio === undefined) return null;
  const level = wcagLevel(ratio);
  const Icon = level === 'Fail' ? X : Check;

  return (
    <span className="verdict">
      <Icon aria-hidden="true" /> {formatRatio(ratio)} {level}
    </span>
  );
}
