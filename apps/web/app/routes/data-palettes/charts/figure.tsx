import type { Hex } from '@swatchwork/color';
import { useEffect, useRef, useState } from 'react';

import { type Chart, HEIGHT } from './paper.ts';

type Props = { chart: Chart; colors: readonly Hex[]; ground: Hex };

/** One chart, drawn as wide as its place. */
export function Figure({ chart, colors, ground }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const isLegend = chart.id === 'legend';

  useEffect(() => {
    if (!place.current) return;
    const watcher = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    if (width <= 0) return;
    const drawn = chart.draw(colors, { ground, width });
    // The text of the figure says what the many labeled parts of a drawing would not.
    drawn.setAttribute('aria-hidden', 'true');
    place.current?.replaceChildren(drawn);
  }, [chart, colors, ground, width]);

  return (
    <figure className={`min-w-0 ${isLegend ? 'col-span-full' : ''}`}>
      <figcaption className="mb-1 text-sm font-medium">{chart.title}</figcaption>
      <div
        ref={place}
        role="img"
        aria-label={chart.text}
        className="chart"
        style={{ minHeight: isLegend ? undefined : HEIGHT }}
      />
    </figure>
  );
}
