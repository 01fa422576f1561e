import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { type ContrastResult, isReadable } from './contrast-report.ts';

/** Results one below the other, each as a sample of its text. */
export function ContrastTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className="w-full break-inside-avoid border-collapse text-sm">
      <caption className="mb-1 text-left font-medium">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Text on background</th>
          <th scope="col">Ratio</th>
          <th scope="col">Level</th>
          <th scope="col">Auto-fix</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** `children` is the action for a result. */
export function ContrastRow({
  result,
  children,
}: {
  result: ContrastResult;
  children?: ReactNode;
}) {
  const { text, background, ratio, level } = result;
  const Icon = isReadable(result) ? Check : X;

  return (
    <tr className="border-t border-line">
      <th scope="row" className="w-24 py-1 pr-2 text-left font-normal">
        <svg
          viewBox="0 0 56 36"
          aria-hidden="true"
          style={{ backgroundColor: background }}
          className="inline-block h-9 w-14 rounded-control forced-color-adjust-none"
        >
          <text
            x="28"
            y="25"
            textAnchor="middle"
            fill={text}
            fontSize="19"
            className="font-semibold"
          >
            Aa
          </text>
        </svg>
        <span className="sr-only">{`${text} on ${background}`}</span>
      </th>
      <td className="w-16 pr-2 text-right font-mono">{ratio}</td>
      <td className="pr-2">
        <span className="flex items-center gap-1 whitespace-nowrap">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {level}
        </span>
      </td>
      <td className="text-right">{children}</td>
    </tr>
  );
}
