import { readFileSync } from 'node:fs';

import type { SampleArticle } from './sample-article.ts';

const read = (slug: string) =>
  readFileSync(new URL(`./${slug}.md`, import.meta.url), 'utf8').trim();

const ENTRIES: readonly Omit<SampleArticle, 'content'>[] = [
  {
    slug: 'reading-colour-codes',
    title: 'Reading color codes',
    excerpt:
      'What hex, RGB, HSL, CMYK, Lab and OKLCH say, what they leave out, and when to use which.',
    publishedAt: '2026-01-12',
  },
  {
    slug: 'what-contrast-ratios-measure',
    title: 'What contrast ratios measure',
    excerpt:
      'Where the number comes from, why it is 4.5, why it must never be rounded up, and what it cannot see.',
    publishedAt: '2026-01-26',
  },
  {
    slug: 'harmony-is-geometry',
    title: 'Harmony is geometry, up to a point',
    excerpt: 'The shapes on the color wheel, what they are good for, and what they do not know.',
    publishedAt: '2026-02-09',
  },
  {
    slug: 'steering-colour-with-oklch',
    title: 'Steering color with OKLCH',
    excerpt: 'Three handles that do what the eye expects, and how to build with them.',
    publishedAt: '2026-02-23',
  },
  {
    slug: 'a-scale-from-one-colour',
    title: 'A scale from one color',
    excerpt:
      'From a single brand color to ten steps with jobs: lightness, chroma, and where the base belongs.',
    publishedAt: '2026-03-09',
  },
  {
    slug: 'designing-for-colour-vision',
    title: 'Designing for every kind of color vision',
    excerpt:
      'How color vision differs, what simulations show, and the habits that make a design work for everyone.',
    publishedAt: '2026-03-23',
  },
  {
    slug: 'why-gradients-turn-grey',
    title: 'Why gradients turn gray',
    excerpt:
      'Codes, light and perception: three ways from one color to another, and which to choose.',
    publishedAt: '2026-04-06',
  },
  {
    slug: 'colour-is-relative',
    title: 'Color is relative',
    excerpt:
      'The same gray is two grays. Simultaneous contrast, area, dark mode, and exercises from the studio.',
    publishedAt: '2026-04-20',
  },
  {
    slug: 'a-theme-that-passes',
    title: 'From one brand color to a theme that passes',
    excerpt:
      'Keep your color exact, declare which color goes on which, and calculate the rest: light, dark, high contrast.',
    publishedAt: '2026-05-04',
  },
];

/** The house's own tutorials, oldest first; their texts are the Markdown files beside this one. */
export const SAMPLE_ARTICLES: readonly SampleArticle[] = ENTRIES.map((entry) => ({
  ...entry,
  content: read(entry.slug),
}));
