import { breadcrumbs } from '../../../meta/breadcrumbs.ts';

type Article = {
  slug: string;
  title: string;
  excerpt: string | null;
  createdAt: string;
  updatedAt: string;
};

/**
 * An article and its breadcrumbs as schema.org describes them.
 *
 * @param picture Its address.
 * @param publicUrl The address of the site, without a closing slash.
 * @see https://schema.org/Article, https://schema.org/BreadcrumbList
 */
export function structuredArticle(article: Article, picture: string, publicUrl: string) {
  const url = `${publicUrl}/blog/${article.slug}`;
  const publisher = { '@type': 'Organization', name: 'Swatchwork', url: publicUrl };
  const crumbs = [
    { name: 'Home', item: `${publicUrl}/` },
    { name: 'Blog', item: `${publicUrl}/blog` },
    { name: article.title, item: url },
  ];

  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: article.title,
        ...(article.excerpt && { description: article.excerpt }),
        image: picture,
        datePublished: article.createdAt,
        dateModified: article.updatedAt,
        inLanguage: 'en-US',
        author: publisher,
        publisher,
        mainEntityOfPage: url,
      },
      breadcrumbs(crumbs),
    ],
  };
}
