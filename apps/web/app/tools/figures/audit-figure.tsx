import {
  contrastRatio,
  fixContrast,
  formatHex,
  formatRatio,
  fromHsl,
  type Srgb,
  toHsl,
  WCAG,
} from '@swatchwork/color';
import { ArrowRight } from 'lucide-react';

/** Lines of text of the color's hue that fail on their paper, and the same repaired. */
export function AuditFigure({ color }: { color: Srgb }) {
  const { h, s } = toHsl(color);
  const paper = fromHsl({ h, s: Math.min(s, 30), l: 97 });
  const pale = fromHsl({ h, s: Math.min(s, 70), l: 66 });
  const texts = [pale, fixContrast(pale, paper, WCAG.aa).color];

  return (
    <div
      className="relative grid h-full grid-cols-2 divide-x divide-black/10 forced-color-adjust-none"
      style={{ backgroundColor: formatHex(paper), color: '#1a1a1a' }}
    >
      {texts.map((text) => (
        <div key={formatHex(text)} className="flex flex-col justify-between p-5">
          <span className="space-y-2" style={{ color: formatHex(text) }}>
            <span className="block h-4 w-2/3 rounded-sm bg-current" />
            <span className="block h-2 rounded-sm bg-current" />
            <span className="block h-2 w-4/5 rounded-sm bg-current" />
          </span>
          <span className="font-mono text-lg">{formatRatio(contrastRatio(text, paper))}</span>
        </div>
      ))}
      <ArrowRight className="absolute right-1/2 bottom-5 size-6 translate-x-1/2 bg-inherit" />
    </div>
  );
}
