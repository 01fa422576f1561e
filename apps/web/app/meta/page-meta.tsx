import { PAGE_TITLES } from '@swatchwork/contract/constants';
import { memo } from 'react';
import { useLocation } from 'react-router';

import { usePublicUrl } from './use-public-url.ts';

type Props = {
  /** The page's own name; the site's name is added. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** Path of the canonical link; by default the current path, lower-case, without query. */
  path?: string;
  /** Path and query of a shared link to this state of the page; by default the canonical link. */
  url?: string | undefined;
  /** Path of the image for shared links, a PNG of 1200 by 630; by default the page's title, else the site's own. */
  picture?: string;
  type?: 'website' | 'article';
  /** Keeps search engines away from pages without content of their own; such has a canonical link only by `path`. */
  noindex?: boolean;
};

/** Title, description, canonical link and Open Graph data; React moves them into the head. */
export const PageMeta = memo(function PageMeta({
  title,
  description,
  path,
  url,
  picture,
  type = 'website',
  noindex = false,
}: Props) {
  const { pathname } = useLocation();
  const publicUrl = usePublicUrl();
  const page = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  const shown = picture ?? `/pictures/${page in PAGE_TITLES ? `page${page}` : 'site'}.png`;
  const canonical = publicUrl + (path ?? page);

  return (
    <>
      <title>{`${title} – Swatchwork`}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {(!noindex || path) && <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content="Swatchwork" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url === undefined ? canonical : publicUrl + url} />
      <meta property="og:image" content={publicUrl + shown} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
});
