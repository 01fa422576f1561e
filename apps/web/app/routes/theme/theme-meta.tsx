import type { Theme } from '@swatchwork/theme';
import { writeThemeQuery as writeLink } from '@swatchwork/theme/link';
import { memo } from 'react';
import { useLocation } from 'react-router';

import { PageMeta } from '../../meta/page-meta.tsx';
import { linkMeta } from '../../palettes/link-meta.ts';
import { isSame } from './state/is-same.ts';
import type { SavedDocument } from './state/saved-document.ts';
import { readThemeQuery, writeThemeQuery } from './state/theme-query.ts';

type MetaProps = { theme: Theme; saved: SavedDocument | undefined };

/** Follows the address by itself, so that a dragged color does not render it. */
export const ThemeMeta = memo(function ThemeMeta({ theme, saved }: MetaProps) {
  const { search } = useLocation();
  const { document, view } = readThemeQuery(search, saved);
  const url = `/theme${writeThemeQuery(document, view, saved)}`;
  const isSaved = saved && isSame(document, saved.document);
  const isLink = isSaved || new URLSearchParams(search).has('c');
  const colors = theme.brands.map(({ hex }) => hex);
  const name = isSaved ? saved.name : '';

  return (
    <PageMeta
      title="Theme Builder"
      description="Light, dark and high-contrast themes from your brand colors: your hex stays exact, every pair of text and background passes WCAG, and each is shown. Free, without an account."
      {...(isLink && {
        ...linkMeta('Theme Builder', { name, colors }, url),
        picture: `/pictures/theme.png${writeLink(document, [['name', name]])}`,
      })}
      noindex={saved?.isPublic === false}
    />
  );
});
