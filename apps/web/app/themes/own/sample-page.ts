import type { PairOfMode } from '@swatchwork/formats/mode';

import { propertyOf } from './mode-variables.ts';

/** Backgrounds of a sample, and texts on each of them. */
const [MOST_GROUNDS, MOST_TEXTS] = [8, 4];

/** A page that shows the texts of a theme on their backgrounds, by the names of its variables. */
export function sampleOf(pairs: readonly PairOfMode[]): string {
  const seen = pairs.filter(
    ({ kind, foreground, background }) =>
      kind !== 'non-text' && !foreground.includes(' ') && !background.includes(' '),
  );
  const grounds = [...Map.groupBy(seen, ({ background }) => background)].slice(0, MOST_GROUNDS);
  const use = (token: string) => `var(${propertyOf(token)})`;
  const sections = grounds.map(([background, on]) => {
    const texts = on
      .slice(0, MOST_TEXTS)
      .map(
        ({ foreground }) =>
          `  <p style="color: ${use(foreground)}">${foreground.replace(/^--/, '')}</p>`,
      );
    return [`<section style="background: ${use(background)}">`, ...texts, '</section>'].join('\n');
  });
  const page = grounds[0] === undefined ? '' : `  body { background: ${use(grounds[0][0])} }\n`;
  const style = `${page}  body { margin: 0; padding: 16px; font: 16px/1.4 system-ui }
  section { padding: 12px 16px; margin-bottom: 8px; border-radius: 8px }
  p { margin: 4px 0 }`;
  return [...sections, `<style>\n${style}\n</style>`].join('\n');
}
